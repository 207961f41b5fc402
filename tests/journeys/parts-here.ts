import { existsSync } from 'node:fs'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { test } from '#tests/browser.ts'

// A slice has some of the pages, and may lack practice. What a story needs of them, it says when it comes to it.

/** Ends a story where there is no practice: no lessons, faults and log of requests. */
export const needPractice = (): void => need('practice', existsSync('practice/server'))

/** `page8_01` */
export const hasPage = (id: string): boolean => PAGE_FOLDERS.some(folder => folder.includes(`${id}-`))

/** Ends a story where this page is missing. */
export const needPage = (id: string): void => need(id, hasPage(id))

/** Scripts, which are no stories, use the same steps: Playwright would refuse to ask it there. */
function need(what: string, isHere: boolean) {
  if (!isHere) test.skip(true, `There is no ${what} here.`)
}
