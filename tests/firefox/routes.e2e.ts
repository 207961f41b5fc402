import type { Page } from '@playwright/test'
import { STORED } from '#client/state/storage.ts'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { expect, LEVEL_CODE, test } from '#tests/browser.ts'
import { callerOf } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'
import { isLong } from '#tests/tier.ts'

/** Pages that show more to supersuper. */
const OF_SUPERSUPER = /page3_02|page3_05|page8_06|page8_08/

/** The sections of the menu. Each has a story of its own, so that none takes minutes on a slow machine. */
const SECTIONS = [...new Set(PAGE_FOLDERS.map(sectionOf))]

function sectionOf(path: string): string {
  return path.match(/page\d/)?.[0] ?? path
}

const pathsOfMenu = (page: Page) =>
  page.locator('#main-menu a[href]').evaluateAll(links => links.map(link => (link as HTMLAnchorElement).pathname))

/** Waits until the page has loaded all its data. The load event of a document comes later. */
async function expectComplete(page: Page, path: string) {
  await page.waitForURL(`**${path}*`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  await expect(page.locator('[data-skeleton]'), path).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' }), path).toBeHidden()
}

async function openInNewDocument(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' })
  await expectComplete(page, path)
}

/** Follows the menu's link, which may be in a closed section. */
async function follow(page: Page, path: string) {
  await page.locator(`#main-menu a[href$="${path}"]`).dispatchEvent('click')
  await expectComplete(page, path)
}

for (const section of SECTIONS) {
  test(`the pages of ${section} open without an error, for both levels`, { tag: '@firefox' }, async ({ page }) => {
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
    const paths = (await pathsOfMenu(page)).filter(path => sectionOf(path) === section)
    expect(paths).toHaveLength(PAGE_FOLDERS.filter(folder => sectionOf(folder) === section).length)
    for (const path of paths) await (isLong ? openInNewDocument : follow)(page, path)

    if (!isLong) return expect(failed).toEqual([])
    const call = await callerOf(page)
    await call('PUT', '/api/sessions/current/level', { code: LEVEL_CODE })
    await page.evaluate(([key = '', level = '']) => localStorage.setItem(key, level), [STORED.level, 'supersuper'])
    for (const path of paths.filter(one => OF_SUPERSUPER.test(one))) await openInNewDocument(page, path)
    expect(failed).toEqual([])
  })
}
