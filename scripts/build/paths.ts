import { resolve } from 'node:path'

/** With forward slashes on every system, like the bundler's module ids. */
export const ROOT = resolve(import.meta.dirname, '../..').replaceAll('\\', '/')
export const PACKAGES = `${ROOT}/node_modules`
/** The output of `npm run build`, which the server serves. */
export const DIST = `${ROOT}/dist`

/** Browsers since 2024. The CSS needs no rewriting for them. */
export const CSS_TARGET = ['chrome123', 'firefox121', 'safari17.5']
