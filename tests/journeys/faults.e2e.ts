import type { Page, Request } from '@playwright/test'
import { expect, test } from '#tests/browser.ts'
import { liveSocket, openLive } from './live-socket.ts'
import { callerOf } from './own-sandbox.ts'
import { enter, fillSignIn, signIn } from './sign-in.ts'

// The effect of each practice fault on a real page, and how the page handles it.

// Faults affect all sessions of an account, so these tests need their own console.
test.use({ ownConsole: true, expectedErrors: [/Failed to load|status of|ERR_|WebSocket/] })

const banner = (page: Page) => page.locator('[data-faults]')

/** Creates a fault through the API, like another window of the operator would. */
async function put(page: Page, rule: { method?: string; path: string; fault: object }) {
  const call = await callerOf(page)
  await call('POST', '/api/faults', { method: '*', ...rule })
}

test.describe('a list', () => {
  const log = (page: Page) => page.getByRole('region', { name: 'Sign-ins and refused attempts' })

  test('delay, jitter, drip: a skeleton is shown while the list loads', { tag: '@long' }, async ({ page }) => {
    await signIn(page)
    await put(page, { path: '/api/login-log', fault: { delay: 700, jitter: 300, drip: 5_000 } })
    await page.goto('page3/page3_04')
    await expect(log(page)).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('rowheader')).not.toHaveCount(0)
  })

  test('flaky: the request is retried until it succeeds, and the user sees no error', async ({ page }) => {
    // page1 reads the login log, too.
    await enter(page, 'page2')
    await put(page, { path: '/api/login-log', fault: { status: 503, first: 2 } })
    const statuses: number[] = []
    page.on('response', reply => {
      if (reply.url().includes('/api/login-log')) statuses.push(reply.status())
    })
    await page.goto('page3/page3_04')
    await expect(page.getByRole('rowheader')).not.toHaveCount(0)
    expect(statuses).toEqual([503, 503, 200])
    // The rule is spent, so no fault is active any more.
    await expect(banner(page)).toHaveCount(0)
  })

  test('reorder: the response to the last request stays, although an earlier one arrives later', {
    tag: '@long',
  }, async ({ page }) => {
    await signIn(page)
    await page.goto('page3/page3_04?from=2026-11-01')
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await put(page, { path: '/api/login-log', fault: { reorder: 5_000 } })
    const isFirst = (request: Request) => request.url().includes('outcome=refused')
    const over = Promise.race([
      page.waitForEvent('requestfinished', isFirst),
      page.waitForEvent('requestfailed', isFirst),
    ])
    await page.getByLabel('Outcome').selectOption('Refused')
    await page.getByLabel('Outcome').selectOption('Signed in')
    await expect(page.getByText('1 of 1')).toBeVisible()
    await over
    await expect(page.getByRole('rowheader')).toHaveCount(1)
  })

  test('socket: a dropped connection reconnects and misses nothing; duplicate messages add one row', async ({
    page,
  }) => {
    await signIn(page)
    const live = liveSocket(page, 'page3_04')
    await page.goto('page3/page3_04')
    await live
    const rows = page.getByRole('row', { name: /Refused · wrong password/ })
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expect(rows).toHaveCount(0)
    const attempt = () =>
      page.request.post('/api/sessions', { data: { account: 'operator', password: 'not this one' } })
    const back = liveSocket(page)
    await put(page, { method: 'GET', path: '/ws/live', fault: { socket: 'drop', first: 1 } })
    await attempt()
    await back
    await expect(rows).toHaveCount(1)
    const call = await callerOf(page)
    await call('DELETE', '/api/faults')
    await put(page, { method: 'GET', path: '/ws/live', fault: { socket: 'duplicate' } })
    await attempt()
    await expect(rows).toHaveCount(2)
    await attempt()
    await expect(rows).toHaveCount(3)
  })

  test('session: signing in over the page continues there, and the rule has ended', { tag: '@long' }, async ({
    page,
  }) => {
    await signIn(page)
    await page.goto('page3/page3_04')
    await expect(page.getByRole('rowheader')).not.toHaveCount(0)
    await put(page, { path: '/api/members', fault: { session: 0 } })
    await expect(banner(page)).toBeVisible()
    await page.locator('#main-menu').getByRole('link', { name: 'Members' }).click()
    const again = page.getByRole('dialog', { name: 'Sign in again' })
    await expect(again).toBeVisible()
    await fillSignIn(page)
    await expect(again).toHaveCount(0)
    await expect(page).toHaveURL(/page3_01$/)
    await expect(page.getByRole('rowheader')).not.toHaveCount(0)
    await expect(banner(page)).toBeHidden()
  })
})

test('status: one tile shows an error, the others work, and Try again loads it once the fault is cleared', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page)
  await put(page, { path: '/api/overview/server', fault: { status: 500 } })
  await openLive(page, 'page1')
  const tile = page.getByRole('region', { name: 'Server' })
  await expect(tile.getByRole('alert')).toContainText('Something went wrong on the server', { timeout: 20_000 })
  await expect(
    page.getByRole('region', { name: 'Sign-ins today' }).getByRole('link', { name: /signed in/ }),
  ).toBeVisible()
  await banner(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(banner(page)).toBeHidden()
  await tile.getByRole('button', { name: 'Try again' }).click()
  await expect(tile.getByText('Running')).toBeVisible()
})

test.describe('a form', () => {
  const address = (page: Page) => page.getByRole('textbox', { name: 'Address' })
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
  const alert = (page: Page) => page.getByRole('form', { name: 'Details' }).getByRole('alert')
  const saved = (page: Page) => page.getByText('Your profile was saved.')

  const saveUntilSaved = (page: Page) =>
    expect(async () => {
      await save(page).click()
      await expect(saved(page)).toBeVisible({ timeout: 3_000 })
    }).toPass()

  async function open(page: Page, fault: object) {
    await signIn(page)
    await put(page, { method: 'PATCH', path: '/api/profile', fault })
    await page.goto('page3/page3_02')
    await address(page).fill('Yilan')
  }

  test('lost: input is kept, and saving again shows the stored values', async ({ page }) => {
    await open(page, { lost: true, first: 1 })
    await save(page).click()
    await expect(alert(page)).toContainText('unknown whether this was done')
    await expect(address(page)).toHaveValue('Yilan')
    await address(page).fill('Taitung')
    await save(page).click()
    await expect(page.getByRole('dialog', { name: 'Edit conflict' })).toContainText('Yilan')
    await page.getByRole('radio', { name: 'Mine' }).check()
    await page.getByRole('button', { name: 'Save selected values' }).click()
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(address(page)).toHaveValue('Taitung')
  })

  test('break: the form says that nobody knows whether the change was saved, and it was', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, { break: 'truncate', first: 1 })
    await save(page).click()
    await expect(alert(page)).toContainText('unknown whether this was done')
    await expect(address(page)).toHaveValue('Yilan')
    const call = await callerOf(page)
    expect(await call('GET', '/api/profile')).toMatchObject({ address: 'Yilan' })
  })

  test('offline: the form says that nobody knows whether the change was saved, and saving again works', async ({
    page,
  }) => {
    await open(page, { offline: true, first: 1 })
    await save(page).click()
    await expect(alert(page)).toContainText('You can send it again: nothing is done twice.')
    await saveUntilSaved(page)
  })

  test('bucket: the form says when to try again, keeps its input, and saves later', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, { bucket: 1, refill: 0.3 })
    await save(page).click()
    await expect(saved(page)).toBeVisible()
    await address(page).fill('Taitung')
    await save(page).click()
    await expect(alert(page)).toContainText('Too many attempts. Try again at')
    await expect(address(page)).toHaveValue('Taitung')
    const call = await callerOf(page)
    await expect(async () => {
      await save(page).click()
      expect(await call('GET', '/api/profile')).toMatchObject({ address: 'Taitung' })
    }).toPass()
  })

  test('maintenance: the form says so, and saves when it is over', { tag: '@long' }, async ({ page }) => {
    await open(page, { maintenance: 3 })
    await save(page).click()
    await expect(alert(page)).toContainText('under maintenance')
    await saveUntilSaved(page)
  })
})

test.describe('a counter', () => {
  const card = (page: Page) => page.getByRole('region', { name: 'Server', exact: true })
  const number = (page: Page) => card(page).getByRole('group', { name: 'Number' }).getByRole('status')
  const more = (page: Page) => card(page).getByRole('button', { name: 'Increase Number' })
  const readAgain = (page: Page) => card(page).getByRole('button', { name: 'Refresh' })

  async function open(page: Page, way: string) {
    await signIn(page)
    await page.goto('page6/page6_01')
    await expect(number(page)).toHaveText('20')
    await card(page).getByLabel('Update method').selectOption(way)
  }

  test('duplicate: an increment that arrives twice counts twice; a PUT that arrives twice does not', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, 'step')
    await put(page, { path: '/api/counters*', fault: { duplicate: 0 } })
    await more(page).click()
    await expect(number(page)).toHaveText(/^2[12]$/)
    await readAgain(page).click()
    await expect(number(page)).toHaveText('22')
    await card(page).getByLabel('Update method').selectOption('put')
    await more(page).click()
    await expect(number(page)).toHaveText('23')
    await readAgain(page).click()
    await expect(card(page).getByText('Version 3')).toBeVisible()
    await expect(number(page)).toHaveText('23')
  })

  test('stale: reading does not return the last write until the fault is cleared', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, 'step')
    await put(page, { method: 'GET', path: '/api/counters', fault: { stale: 600 } })
    await readAgain(page).click()
    await more(page).click()
    await expect(number(page)).toHaveText('21')
    await readAgain(page).click()
    await expect(number(page)).toHaveText('20')
    await banner(page).getByRole('button', { name: 'Clear all' }).click()
    await expect(banner(page)).toBeHidden()
    await readAgain(page).click()
    await expect(number(page)).toHaveText('21')
  })
})
