import { globSync } from 'node:fs'

/** The folders of all pages, in the order of the menu. */
export const PAGE_FOLDERS = globSync(['pages/page?-*', 'pages/page?/page?_??-*'], {
  cwd: `${import.meta.dirname}/..`,
}).sort()
