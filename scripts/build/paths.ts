import { resolve } from 'node:path'

/** With slashes on every system, as the bundler names its modules. */
export const ROOT = resolve(import.meta.dirname, '../..').replaceAll('\\', '/')
export const PACKAGES = `${ROOT}/node_modules`
/** What `npm run build` makes, and the server serves. */
export const DIST = `${ROOT}/dist`

/** Browsers of 2024 and later: their CSS needs no rewriting. */
export const CSS_TARGET = ['chrome123', 'firefox121', 'safari17.5']
