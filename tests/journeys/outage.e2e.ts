import type { Page } from '@playwright/test'
import { expect, LEVEL_CODE, outageTest as test } from '#tests/browser.ts'
import { enter, signIn } from './sign-in.ts'

test.use({
  // The browser logs every request without a response. S-LOG-1 defines the message about a login record.
  expectedErrors: [/net::ERR_|WebSocket|API request Failed|dynamically imported module|Unable to preload/],
})

const MAX_PER_SECOND = 30 / 20
/** The paths of opened sockets, from messages in the browser's console. */
function openedSockets(page: Page): string[] {
  const opened: string[] = []
  page.on('console', message => {
    const [, path] = /^(\/ws\/\w+) open/.exec(message.text()) ?? []
    if (path) opened.push(path)
  })
  return opened
}

const banner = (page: Page) => page.getByText('The server isn’t responding.', { exact: false })

test('S-WS-2: an outage shows a banner, keeps input, causes no request storm, and ends automatically', async ({
  page,
  running,
}) => {
  test.slow()
  const opened = openedSockets(page)
  await signIn(page)
  await page.goto('page3/page3_02')
  await page.getByLabel('Level code').fill(LEVEL_CODE)
  await page.getByRole('button', { name: 'Set level' }).click()
  await expect.poll(() => opened).toContain('/ws/request')
  const address = page.getByRole('textbox', { name: 'Address', exact: true })
  await address.fill('Keelung')
  // Waits until the pages are prefetched.
  await page.waitForLoadState('networkidle')

  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  opened.length = 0
  await running.kill()
  const goneAt = performance.now()
  await expect(banner(page)).toBeVisible()
  // Three health checks with growing delays.
  await expect.poll(() => asked.filter(path => path === '/healthz').length, { timeout: 60_000 }).toBe(3)
  const perSecond = asked.length / ((performance.now() - goneAt) / 1000)
  expect(perSecond, `requests in a second: ${asked.join(' ')}`).toBeLessThanOrEqual(MAX_PER_SECOND)

  asked.length = 0
  await running.restart()
  await expect(banner(page)).toBeHidden({ timeout: 30_000 })
  await expect.poll(() => [...opened].sort(), { timeout: 20_000 }).toEqual(['/ws/live', '/ws/request'])
  expect(asked.length, `requests of the return: ${asked.join(' ')}`).toBeLessThanOrEqual(30)
  await expect(address).toHaveValue('Keelung')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your profile was saved.')).toBeVisible()
})

/** Stores a login record in IndexedDB, as a sign-in does if the server dies before it responds. */
const keepRecord = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('keyval-store')
        opening.onsuccess = () => {
          const record = { id: 0, user: 'operator', email: 'operator@strive.example', level: 'normal' }
          const writing = opening.result.transaction('keyval', 'readwrite')
          writing.objectStore('keyval').put({ ...record, LoginTime: '2026-01-02 03:04:05' }, crypto.randomUUID())
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )

/** The unsent records in IndexedDB. */
const outbox = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>(resolve => {
        const opening = indexedDB.open('keyval-store')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('keyval').objectStore('keyval').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      }),
  )

test('S-LOG-2: a login record that could not be sent is sent when the server is back, and stored once', async ({
  page,
  running,
}) => {
  test.slow()
  const opened = openedSockets(page)
  await signIn(page)
  // The confirmed record is no longer in the outbox.
  await expect.poll(() => outbox(page)).toEqual([])
  await expect.poll(() => opened).toContain('/ws/live')
  await running.kill()
  await keepRecord(page)
  await expect(banner(page)).toBeVisible()
  const stored = page.waitForResponse(response => response.url().endsWith('/loginLog'))
  await running.restart()
  expect((await stored).status()).toBe(201)
  await expect.poll(() => outbox(page)).toEqual([])
  await page.goto('page3/page3_04?user=operator')
  await expect(page.getByText('2 of 2')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(2)
})

test('a page that is opened during an outage shows an error, and opens when the server is back', {
  tag: '@long',
}, async ({ page, running }) => {
  await enter(page, 'page1')
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await running.kill()
  await page.locator('#main-menu').getByRole('button', { name: 'Maps' }).click()
  await page.locator('#main-menu').getByRole('link', { name: 'Sites' }).click()
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
  await running.restart()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sites' })).toBeVisible()
  // Since version 150, Chromium caches a failed import, even of a module that the page imports. One reload fixes that.
  expect(loads.length).toBeLessThanOrEqual(1)
})
