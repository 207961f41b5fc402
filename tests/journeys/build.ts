import { buildClientWhenStale } from '#scripts/build.ts'

/** Playwright's global set-up: the pages that the browser tests use are those of the sources. */
export default () => buildClientWhenStale()
