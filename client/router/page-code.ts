import type { PageModule } from './router.ts'

/**
 * The code of all pages, by file. Only main.tsx may import this: its chunk names the files of every page, so its own name
 * changes with each of them, and so would the name of whoever imports it (scripts/build/chunks.ts).
 */
export const pageCode = import.meta.glob<PageModule>([
  '/pages/page?-*/page.tsx',
  '/pages/page?/page?_??-*/page.tsx',
  '/pages/{ui,class}/page.tsx',
])
