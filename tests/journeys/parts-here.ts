import { existsSync } from 'node:fs'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { test } from '#tests/browser.ts'

// A slice has some of the pages, and may lack practice. What a story needs of them, it says when it comes to it.

/** Ends a story where there is no practice: no lessons, faults and log of requests. */
export const needPractice = (): void => test.skip(!existsSync('practice/server'), 'There is no practice here.')

/** `page8_01` */
export const hasPage = (id: string): boolean => PAGE_FOLDERS.some(folder => folder.includes(`${id}-`))

/** Ends a story where this page is missing. */
export const needPage = (id: string): void => test.skip(!hasPage(id), `There is no ${id} here.`)
