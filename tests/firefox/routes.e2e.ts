import type { Page } from '@playwright/test'
import { STORED } from '#client/state/storage.ts'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { expect, LEVEL_CODE, test } from '#tests/browser.ts'
import { callerOf } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

/** Pages that show more to supersuper. */
const OF_SUPERSUPER = /page3_02|page3_05|page8_06|page8_08/

const pathsOfMenu = (page: Page) =>
  page.locator('#main-menu a[href]').evaluateAll(links => links.map(link => (link as HTMLAnchorElement).pathname))

/** Opens a page in a new document, and waits until it has loaded all its data. */
async function open(page: Page, path: string) {
  // The load event comes later than the data.
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  await expect(page.locator('[data-skeleton]'), path).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' }), path).toBeHidden()
}

test('all routes open without an error, for both levels', { tag: '@firefox' }, async ({ page }) => {
  const failed: string[] = []
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText
    // The next page cancels what the last one still loads.
    if (reason !== 'NS_BINDING_ABORTED') failed.push(`${page.url()}: ${request.url()} ${reason}`)
  })
  page.on('response', reply => {
    if (reply.status() >= 400) failed.push(`${page.url()}: ${reply.url()} ${reply.status()}`)
  })
  await enter(page, 'page1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const paths = await pathsOfMenu(page)
  expect(paths).toHaveLength(PAGE_FOLDERS.length)
  for (const path of paths) await open(page, path)

  const call = await callerOf(page)
  await call('PUT', '/api/sessions/current/level', { code: LEVEL_CODE })
  await page.evaluate(([key = '', level = '']) => localStorage.setItem(key, level), [STORED.level, 'supersuper'])
  for (const path of paths.filter(one => OF_SUPERSUPER.test(one))) await open(page, path)
  expect(failed).toEqual([])
})
