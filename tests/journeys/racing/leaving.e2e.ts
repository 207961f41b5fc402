import type { Page } from '@playwright/test'
import { test as base, expect } from '#tests/browser.ts'
import { callerOf } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'
import { openSlowLine, type SlowLine } from './slow-line.ts'

const test = base.extend<{ line: SlowLine }>({
  line: async ({ running }, use) => {
    const line = await openSlowLine(running.url)
    await use(line)
    line.close()
  },
  baseURL: async ({ line }, use) => use(`${line.url}/strive/`),
})
// The reports of other stories are in the same console.
test.use({ ownConsole: true })

const MEMBERS = 'page3/page3_01'
/** The stylesheet that lists share. */
const STYLES = /\/assets\/table-[^/]+\.css$/
const rows = (page: Page) => page.getByRole('table').getByRole('row')
const hasStyles = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/assets/table-')))
const reports = async (page: Page) => {
  const call = await callerOf(page)
  return call('GET', '/api/error-reports/groups')
}

test('leaving a page while its styles load is no error', { tag: '@firefox' }, async ({ page, line, browserName }) => {
  await enter(page)
  const styles = line.hold(STYLES)
  await page.goto(MEMBERS, { waitUntil: 'commit' })
  await expect.poll(styles.count).toBe(1)
  // That may be the document's preload; the page waits once it has added its own link.
  await expect(page.locator('link[rel=stylesheet][href*="/assets/table-"]')).toBeAttached()
  // The next document comes late, as on a slow server, so the browser keeps this one meanwhile.
  const documents = line.hold(/\/strive\/page3\//)
  const reload = page.reload()
  await expect.poll(documents.count).toBe(1)
  // Firefox has cancelled the stylesheet, and the page asks for it again.
  if (browserName === 'firefox') await expect.poll(styles.count).toBe(2)
  styles.release()
  documents.release()
  await reload
  await expect(rows(page)).not.toHaveCount(0)
  expect(await hasStyles(page)).toBe(true)
  expect(await reports(page)).toMatchObject({ rows: [] })
})

test.describe(() => {
  test.use({ expectedErrors: [/status of 503|\/assets\/table-/] })

  test('a stylesheet that fails once is requested again, and the page waits for it', { tag: '@long' }, async ({
    page,
    line,
  }) => {
    await enter(page)
    line.fail(STYLES, 1)
    await page.goto(MEMBERS)
    await expect(rows(page)).not.toHaveCount(0)
    expect(await hasStyles(page)).toBe(true)
  })

  test('a page whose styles fail twice appears without them, and the failure is reported', { tag: '@long' }, async ({
    page,
    line,
  }) => {
    await enter(page)
    line.fail(STYLES, 2)
    await page.goto(MEMBERS)
    await expect(rows(page)).not.toHaveCount(0)
    expect(await hasStyles(page)).toBe(false)
    await expect.poll(() => reports(page)).toMatchObject({ rows: [{ kind: 'chunk' }] })
  })
})
