import type { Page } from '@playwright/test'
import { expect, expectViewsAccessible, hangingOut, outageTest, test } from '#tests/browser.ts'
import { sendInApiPractice } from '#tests/journeys/api-practice.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { openDates } from '#tests/journeys/list-controls.ts'
import { liveSocket } from '#tests/journeys/live-socket.ts'
import { signIn } from '#tests/journeys/sign-in.ts'

// The browser logs requests without a response.
const UNREACHED = /ERR_CONNECTION|WebSocket|Failed to load/
const PAGE = 'page3/page3_04'
/** The practice data has no sign-ins after October. */
const SINCE = '?from=2026-11-01'
/** Days without other sign-ins. */
const MARCH = 'from=2024-03-01&to=2024-03-31'

/** Another console of the same operator signs in and posts these records. */
async function postLogins(url: string, times: string[]): Promise<void> {
  const post = (path: string, body: unknown, token = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  const reply = await post('/api/sessions', { account: 'operator', password: '654321' })
  const { token } = (await reply.json()) as { token: string }
  const record = { id: 0, user: 'operator', email: 'operator@strive.example', level: 'normal' }
  for (const LoginTime of times) expect((await post('/loginLog', { ...record, LoginTime }, token)).ok).toBe(true)
}
/** Someone elsewhere tries a wrong password. */
const attempt = (url: string, account: string) =>
  fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password: 'not this one' }),
  })
const now = () => new Date().toISOString().slice(0, 19).replace('T', ' ')
const inMarch = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `2024-03-${String(1 + (index % 28)).padStart(2, '0')} 00:00:${10 + index}`,
  )

const rows = (page: Page) => page.getByRole('rowheader')
const region = (page: Page) => page.getByRole('region', { name: 'Sign-ins and refused attempts' })

test.describe('on a console of its own', () => {
  test.use({ ownConsole: true })

  test('S-LOG-1, S-LOG-2: shows the own sign-in once, in the operator’s zone with the UTC original', async ({
    page,
  }) => {
    await signIn(page)
    await page.goto(PAGE + SINCE)
    await expect(rows(page)).toHaveCount(1)
    const time = rows(page).locator('time')
    await expect(time).toHaveAttribute('title', /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/)
    const [shown, moment] = [await time.textContent(), await time.getAttribute('datetime')]
    const inTaipei = { timeZone: 'Asia/Taipei', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
    expect(shown).toContain(new Intl.DateTimeFormat('en', inTaipei).format(new Date(moment ?? '')))
    await page.reload()
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'More filters' }).click()
    await page.getByLabel('Time zone').selectOption('UTC')
    await page.keyboard.press('Escape')
    await expect(time).not.toHaveText(shown ?? '')
    await expect(page).toHaveURL(/zone=utc/)
  })

  test('S-WS-2: inserts a new row by itself, unless it would move the rows under the reader', async ({
    page,
    running,
  }) => {
    // Waits for the sign-in's own socket first, so that it is not taken for the page's.
    const first = liveSocket(page)
    await signIn(page)
    await first
    const second = liveSocket(page)
    await page.goto(PAGE)
    await second
    const own = page.getByRole('row', { name: /operator Signed in/ })
    await expect(own).toHaveCount(1)
    await postLogins(running.url, [now()])
    await expect(own).toHaveCount(2)
    await expect(page.getByText('New entry: operator, Signed in')).toBeAttached()

    await openDates(page)
    await page.getByLabel('From').fill('2026-11-01')
    await page.keyboard.press('Escape')
    await page.getByLabel('Outcome').selectOption('Signed in')
    await expect(page).toHaveURL(/outcome=signed-in/)
    await expect(rows(page)).toHaveCount(2)
    await postLogins(running.url, [now()])
    await page.getByRole('button', { name: 'Show 1 new row' }).click()
    await expect(rows(page)).toHaveCount(3)
    await expect(page.getByRole('button', { name: /new row/ })).toHaveCount(0)
    await page.reload()
    await expect(rows(page)).toHaveCount(3)
  })

  test('S-WS-2: misses no row written between reading the list and opening the socket', async ({ page, running }) => {
    await Promise.all([page.waitForResponse(/loginLog$/), signIn(page)])
    let release = () => {}
    const isReleased = new Promise<void>(resolve => {
      release = resolve
    })
    // Delays the socket by intercepting its ticket, because no practice fault applies to that request.
    await page.route('**/api/live/tickets', async route => {
      await isReleased
      await route.continue()
    })
    await page.goto(PAGE + SINCE)
    await expect(rows(page)).toHaveCount(1)
    await postLogins(running.url, [now()])
    release()
    await expect(rows(page)).toHaveCount(2)
  })

  test('shows why an attempt was refused, without naming an unknown account', { tag: '@long' }, async ({
    page,
    running,
  }) => {
    await attempt(running.url, 'operator')
    await attempt(running.url, 'perhaps-a-password')
    await signIn(page, { account: 'admin', password: '123456' })
    await page.goto(`${PAGE}${SINCE}&outcome=refused`)
    await expect(page.getByRole('row', { name: /operator Refused · wrong password/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /unknown account Refused · account not found/ })).toBeVisible()
    await expect(page.getByText('perhaps-a-password')).toHaveCount(0)
  })

  test('columns keep their places when a longer row arrives', { tag: '@long' }, async ({ page, running }) => {
    const second = liveSocket(page)
    await signIn(page)
    await second
    const third = liveSocket(page)
    await page.goto(PAGE)
    await third
    await expect(rows(page).first()).toBeVisible()
    const places = () =>
      page.getByRole('columnheader').evaluateAll(heads => heads.map(head => head.getBoundingClientRect().x))
    const before = await places()
    await attempt(running.url, 'perhaps-a-password')
    await expect(page.getByRole('row').nth(1)).toContainText(/account not found/)
    expect(await places()).toEqual(before)
  })

  test.describe('when the server is gone', () => {
    test.use({ expectedErrors: [UNREACHED] })
    outageTest('a failed request shows an error with a retry button', { tag: '@long' }, async ({ page, running }) => {
      await signIn(page)
      await page.goto(PAGE + SINCE)
      await expect(rows(page)).toHaveCount(1)
      await running.kill()
      await page.getByLabel('Outcome').selectOption('Refused')
      await expect(page.getByRole('heading', { name: 'Rows could not be loaded' })).toBeVisible({ timeout: 20_000 })
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    })
  })
})

test('filter, sort and page are in the URL: Back, Forward, reload and a link restore them', async ({
  page,
  running,
}) => {
  await postLogins(running.url, inMarch(45))
  await signIn(page)
  await page.goto(PAGE)
  await openDates(page)
  await page.getByLabel('From').fill('2024-03-01')
  await page.getByLabel('To', { exact: true }).fill('2024-03-31')
  await page.keyboard.press('Escape')
  await page.getByLabel('Account', { exact: true }).fill('oper')
  await expect(page).toHaveURL(/user=oper/)
  await expect(page.getByText('1–45 of 45')).toBeVisible()
  await page.getByLabel('Rows per page').selectOption('20')
  await page.getByRole('button', { name: 'Time (Asia/Taipei)' }).click()
  await expect(page.getByRole('columnheader', { name: /Time/ })).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows(page).first()).toContainText('Mar 1, 2024')
  const first = await rows(page).first().textContent()

  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('21–40 of 45')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('41–45 of 45')).toBeVisible()
  await page.reload()
  await expect(page.getByText('41–45 of 45')).toBeVisible()
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(page.getByText('21–40 of 45')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('41–45 of 45')).toBeVisible()
  await page.getByRole('button', { name: 'First page' }).click()
  await expect(rows(page).first()).toHaveText(first ?? '')

  await page.getByRole('button', { name: 'Reset filters' }).click()
  await expect(page).not.toHaveURL(/from=|user=/)
  await expect(page.getByLabel('Account', { exact: true })).toHaveValue('')
  await page.goBack()
  await expect(page.getByLabel('Account', { exact: true })).toHaveValue('oper')
})

test('a filter without matches says so, and offers a reset', { tag: '@long' }, async ({ page }) => {
  await signIn(page)
  await page.goto(`${PAGE}?user=nobody&level=nonsense`)
  await expect(page.getByRole('heading', { name: 'No sign-ins match these filters' })).toBeVisible()
  await page.locator('#content').getByText('Reset filters').click()
  await expect(rows(page).first()).toBeVisible()
})

test('the export contains what the list shows', { tag: '@long' }, async ({ page, running }) => {
  await postLogins(running.url, ['2024-05-01 20:00:00', '2024-05-02 20:00:00'])
  await signIn(page)
  await page.goto(`${PAGE}?from=2024-05-01&to=2024-05-31&sort=loginTime&columns=user&columns=loginTime`)
  await expect(rows(page)).toHaveCount(2)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^login-log-.+\.csv$/)
  const content = await (await download.createReadStream()).toArray()
  expect(Buffer.concat(content).toString()).toBe(
    '\ufeffAccount,Time (Asia/Taipei)\noperator,2024-05-02 04:00:00\noperator,2024-05-03 04:00:00\n',
  )
  await expect(page.getByText(/^Exported to login-log/)).toBeVisible()
})

test('a row opens its entry, with the previous and the next, and a link leads to it', { tag: '@long' }, async ({
  page,
  running,
}) => {
  await postLogins(running.url, ['2024-09-01 20:00:00', '2024-09-02 20:00:00'])
  await signIn(page)
  await page.goto(`${PAGE}?from=2024-09-01&to=2024-09-30`)
  await rows(page).first().getByRole('link').press('Enter')
  const pane = page.getByRole('dialog', { name: 'Sign-in' })
  await expect(pane.getByText('2024-09-02 20:00:00')).toBeVisible()
  await expect(pane.getByText('operator@strive.example')).toBeVisible()
  await page.keyboard.press('Alt+PageDown')
  await expect(pane.getByText('2024-09-01 20:00:00')).toBeVisible()
  await page.reload()
  await expect(pane.getByText('2024-09-01 20:00:00')).toBeVisible()
  await pane.getByRole('link', { name: 'All entries of this account' }).click()
  await expect(pane).toBeHidden()
  await expect(page.getByLabel('Account', { exact: true })).toHaveValue('operator')
})

test.describe('without such an entry', () => {
  test.use({ expectedErrors: [/404/] })
  test('a link to it says so', { tag: '@long' }, async ({ page }) => {
    await signIn(page)
    await page.goto(`${PAGE}?entry=2000000000`)
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Entry not found' })).toBeVisible()
  })
})

test('works by keyboard alone: cells, sorting and columns', { tag: '@long' }, async ({ page, running }) => {
  await postLogins(running.url, ['2024-07-01 01:00:00', '2024-07-02 01:00:00'])
  await signIn(page)
  await page.goto(`${PAGE}?from=2024-07-01&to=2024-07-31`)
  await expect(rows(page)).toHaveCount(2)
  await region(page).focus()
  await expect(page.getByText('Press Enter to move between cells')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).last()).toBeFocused()
  await page.keyboard.press('Control+End')
  await expect(page.getByRole('gridcell').last()).toBeFocused()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toContainText('Jul 1')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(page.getByLabel('Rows per page')).toBeFocused()

  await page.getByRole('button', { name: 'Columns', exact: true }).press('Enter')
  await page.getByRole('checkbox', { name: 'Account' }).press('Space')
  await expect(page.getByRole('columnheader', { name: 'Account' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Move Level up' }).press('Enter')
  await expect(page.getByRole('columnheader')).toContainText(['Time', 'Level', 'Outcome'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Columns', exact: true })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('columnheader')).toContainText(['Time', 'Level', 'Outcome'])
})

test('at 375 px nothing scrolls sideways, or only the table, whose first column stays', { tag: '@long' }, async ({
  page,
  running,
}) => {
  await postLogins(running.url, inMarch(12))
  await page.setViewportSize({ width: 375, height: 812 })
  await signIn(page)
  await page.goto(`${PAGE}?${MARCH}`)
  await expect(rows(page).first()).toBeVisible()
  expect(await hangingOut(page)).toBe(0)
  expect(await region(page).evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0)
  await page.goto(`${PAGE}?${MARCH}&isFitted=false`)
  await expect(page.getByRole('columnheader', { name: 'Browser' })).toBeAttached()
  expect(await hangingOut(page)).toBe(0)
  const before = await rows(page).first().boundingBox()
  await region(page).evaluate(element => element.scrollTo({ left: element.scrollWidth }))
  await expect(page.getByRole('columnheader', { name: 'Browser' })).toBeInViewport()
  expect((await rows(page).first().boundingBox())?.x).toBe(before?.x)
  await page.getByRole('button', { name: 'Filters (2)' }).click()
  await openDates(page)
  await expect(page.getByLabel('From')).toHaveValue('2024-03-01')
})

test('is accessible in both languages, themes and widths', async ({ page, running }) => {
  test.slow()
  await postLogins(running.url, inMarch(3))
  await signIn(page)
  await expectViewsAccessible(page, `${PAGE}?${MARCH}`, async ({ width }) => {
    await expect(rows(page).first()).toBeVisible()
    if (width === 375) await page.getByRole('button', { name: /^(Filters|篩選)/ }).click()
    await page.getByRole('button', { name: /^(Columns|欄位)$/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('its tasks are solved by working on the page', async ({ page, running }) => {
  const live = liveSocket(page)
  await signIn(page)
  await live
  await beginTasks(page, 'page3_04')
  const heard = liveSocket(page)
  await page.goto(PAGE)
  await heard
  const rowsSeen = page.waitForResponse(reply => reply.url().includes('outcome=refused'))
  await page.getByLabel('Outcome').selectOption('Refused')
  await rowsSeen
  await attempt(running.url, 'operator')
  await page.getByLabel('Account', { exact: true }).fill('operator')
  await expect(page.getByRole('row', { name: /operator Refused · wrong password/ }).first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await download

  const record = { id: 0, user: 'operator', email: 'operator@strive.example', level: 'normal', LoginTime: now() }
  const once = { 'headers.idempotency-key': 'lesson', body: JSON.stringify(record) }
  await sendInApiPractice(page, 'login-log/addLogin', once)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expectTasksSolved(page, PAGE)
})
