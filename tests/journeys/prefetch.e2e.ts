import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { DIST } from '#server/config.ts'
import { expect, test } from '#tests/browser.ts'
import { signIn } from './sign-in.ts'

const CODE = /\/strive\/assets\/.+\.(?:js|css)$/

/** What is fetched last: the worker of the map library, once that is here. */
const LAST = /\/maplibre-gl-worker-[\w-]+\.js$/

/** The files of all pages, as the build names them. */
const filesOfPages = (): string[] =>
  Object.values<string[]>(JSON.parse(readFileSync(`${DIST}/pages.json`, 'utf8')).pages).flat()

/** The pages as the menu has them, those of closed groups too; `panel` is the group's. */
const pagesOfMenu = (page: Page) =>
  page.locator('#main-menu').evaluate(menu =>
    [...menu.querySelectorAll('a')].map(link => ({
      path: link.pathname,
      title: link.textContent,
      panel: link.closest('[data-menu-panel]')?.id,
    })),
  )

// A trace of 43 pages would take longer than the visits.
test.use({ trace: 'off', savesData: false })

test('S-ROUTE-3, S-SHELL-1: once the pages are fetched ahead, no click in the menu fetches code', async ({ page }) => {
  test.slow()
  const fetched: string[] = []
  page.on('requestfinished', request => {
    const { pathname } = new URL(request.url())
    // Asked for again, as a worker's code is, it comes from the browser's store.
    if (CODE.test(pathname) && !fetched.includes(pathname)) fetched.push(pathname)
  })
  await signIn(page)
  const wanted = filesOfPages()
  await expect.poll(() => wanted.filter(file => !fetched.includes(file)), { timeout: 20_000 }).toEqual([])
  // After the pages come the libraries that some of them show something with.
  await expect.poll(() => fetched.some(file => LAST.test(file)), { timeout: 20_000 }).toBe(true)
  // Their styles come with them.
  await page.waitForLoadState('networkidle')
  const before = fetched.length

  const pages = await pagesOfMenu(page)
  expect(pages).toHaveLength(43)
  // Backwards, so that the first click is no visit to the page that stands already.
  for (const { path, title, panel } of pages.reverse()) {
    const link = page.locator(`#main-menu a[href="${path}"]`)
    if (!(await link.isVisible())) await page.locator(`[aria-controls=${panel}]`).click()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(`${title} › Strive Console`)
  }
  expect(fetched.slice(before), 'code that a click fetched').toEqual([])
})
