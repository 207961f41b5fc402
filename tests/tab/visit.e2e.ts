import { expect } from '@playwright/test'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { MOUNT, signIn, test } from './site.ts'

test('every page opens without an error, and asks the host for files of the folder only', { tag: '@long' }, async ({
  page,
  host,
}) => {
  test.setTimeout(600_000)
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => complaints.push(`${page.url()}: ${message}`))
  page.context().on('request', request => {
    const { origin, protocol } = new URL(request.url())
    // Files that the console has made itself have addresses of another kind.
    if (/^(?:https?|wss?):$/.test(protocol) && origin !== host.origin) complaints.push(`asked for ${request.url()}`)
  })
  await signIn(page, host)
  const links = page.locator('#main-menu a[href]')
  const paths = await links.evaluateAll(all => all.map(link => (link as HTMLAnchorElement).pathname))
  expect(paths).toHaveLength(PAGE_FOLDERS.length)
  for (const path of paths) {
    // The link may be in a closed section.
    await page.locator(`#main-menu a[href$="${path}"]`).dispatchEvent('click')
    await page.waitForURL(`**${path}*`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.locator('[data-skeleton]'), path).toHaveCount(0, { timeout: 60_000 })
  }
  // In a document of its own, too, such as by a bookmark. What takes another program says that a tab has none.
  await page.goto(`${host.origin}${MOUNT}page8/page8_01/counters/readCounters`)
  await expect(page.getByText('Other programs can’t reach a server that runs in a tab.')).toBeVisible({
    timeout: 60_000,
  })
  expect(complaints).toEqual([])
  expect(host.unknown).toEqual([])
})
