import type { Page } from '@playwright/test'
import { expect, expectAccessible, outageTest, test } from '#tests/browser.ts'
import { sendInApiPractice } from '#tests/journeys/api-practice.ts'
import { makeFault } from '#tests/journeys/fault-lab.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { liveSocket } from '#tests/journeys/live-socket.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { signIn } from '#tests/journeys/sign-in.ts'

// The browser logs requests without a response.
const UNREACHED = /ERR_CONNECTION|WebSocket|Failed to load/
const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const attempt = (url: string) =>
  fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'operator', password: 'not this one' }),
  })

test.describe('on a console of its own', () => {
  test.use({ ownConsole: true })

  test('S-AUTH-4, S-LOG-1: counts the own sign-in, and links each number to its rows', async ({ page, running }) => {
    await attempt(running.url)
    await signIn(page)
    const today = tile(page, 'Sign-ins today')
    await expect(today.getByRole('link', { name: '1 signed in' })).toBeVisible()
    await expect(today.getByRole('link', { name: '1 refused' })).toBeVisible()
    await expect(tile(page, 'Sign-ins').getByRole('link', { name: '1 signed in', exact: true })).toBeVisible()

    await today.getByRole('link', { name: '1 refused' }).click()
    await expect(page).toHaveURL(/page3_04\?outcome=refused&from=(\d{4}-\d\d-\d\d)&to=\1/)
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await expect(page.getByText('1 of 1')).toBeVisible()
  })

  test('does not say that nobody has signed in while the own record is on its way', async ({ page }) => {
    let pass = () => {}
    const mayPass = new Promise<void>(resolve => {
      pass = resolve
    })
    await page.route('**/loginLog', async route => {
      await mayPass
      await route.continue()
    })
    await signIn(page)
    const today = tile(page, 'Sign-ins today')
    await expect(today.getByRole('link', { name: '0 signed in' })).toBeVisible()
    await expect(today).not.toContainText(/yet|no sign-ins/i)
    pass()
    await expect(today.getByRole('link', { name: '1 signed in' })).toBeVisible()
  })

  test('counts an attempt elsewhere while the page is open', async ({ page, running }) => {
    const live = liveSocket(page)
    await signIn(page)
    await live
    await expect(tile(page, 'Sign-ins today').getByRole('link', { name: '0 refused' })).toBeVisible()
    await attempt(running.url)
    await expect(tile(page, 'Sign-ins today').getByRole('link', { name: '1 refused' })).toBeVisible()
  })

  test('shows the week as a chart, by keyboard, and as a table of the same numbers', async ({ page }) => {
    await signIn(page)
    const week = tile(page, 'Sign-ins')
    const days = week.getByRole('list', { name: 'Sign-ins by day' }).getByRole('link')
    await expect(days).toHaveCount(7)
    await days.last().focus()
    await expect(days.last()).toHaveAccessibleName(/: 1 signed in, 0 refused$/)
    await page.keyboard.press('Home')
    await expect(days.first()).toBeFocused()
    await page.keyboard.press('End')
    await week.getByText('Show as table').click()
    const lastRow = week.getByRole('table', { name: 'Sign-ins by day' }).getByRole('row').last()
    await expect(lastRow.getByRole('cell')).toHaveText(['1', '0'])
    await days.last().press('Enter')
    await expect(page.getByRole('rowheader')).toHaveCount(1)
  })

  test.describe('when the server is gone', () => {
    test.use({ expectedErrors: [UNREACHED] })
    outageTest(
      'the tile that polls shows the error and a retry button; the others keep their numbers',
      async ({ page, running }) => {
        await signIn(page)
        await expect(tile(page, 'Server').getByText('Running')).toBeVisible()
        await expect(tile(page, 'Sign-ins today').getByRole('link', { name: '1 signed in' })).toBeVisible()
        await running.kill()
        const retry = tile(page, 'Server').getByRole('button', { name: 'Try again' })
        await expect(retry).toBeVisible({ timeout: 30_000 })
        await expect(tile(page, 'Sign-ins today').getByRole('link', { name: '1 signed in' })).toBeVisible()
      },
    )
  })
})

test.describe('the company', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/404/] })
  test('counts the days in the URL; a number links to its rows; a tile fails alone', async ({ page }) => {
    await signIn(page)
    const call = await workInOwnSandbox(page)
    await call('POST', '/api/faults', { method: 'GET', path: '/api/overview/tickets', fault: { status: 404 } })
    await page.goto('page1')
    const orders = tile(page, 'Orders')
    await expect(orders.getByText('Oct 25 – 31, 2026 (latest data)')).toBeVisible()
    await expect(orders.getByRole('list', { name: 'Orders by day' }).getByRole('link')).toHaveCount(7)
    await page.getByLabel('Period').selectOption('Today')
    await expect(page).toHaveURL(/range=today/)
    await expect(orders.getByText('None in this period. The latest is from Oct 31, 2026.')).toBeVisible()
    await page.getByLabel('Period').selectOption('Last 30 days')
    await expect(orders.getByText(/^Oct 2 – 31, 2026/)).toBeVisible()
    const retry = tile(page, 'Tickets').getByRole('button', { name: 'Try again' })
    // The request for these days must also have failed before the fault is removed.
    await expect(retry).toBeEnabled()
    await call('DELETE', '/api/faults')
    await retry.click()
    await expect(tile(page, 'Tickets').getByRole('link', { name: /^\d+ opened$/ })).toBeVisible()

    const number = orders.getByRole('link', { name: /^\d+ placed$/ })
    await expect(number).toHaveAccessibleName('177 placed')
    await number.click()
    await expect(page).toHaveURL(/page5_01\?from=2026-10-02&to=2026-10-31$/)
    await expect(page.getByText('177 orders')).toBeVisible()
  })

  test('every number shows its change, and links to as many rows', async ({ page }) => {
    await signIn(page)
    const call = await workInOwnSandbox(page)
    await page.goto('page1?range=30')
    await expect(tile(page, 'Orders').getByText(/^[▲▼] \d+% (more|fewer) than the 30 days before$/)).toBeVisible()
    const follow = async (name: string, number: RegExp) => {
      await page.goto('page1?range=30')
      const link = tile(page, name).getByRole('link', { name: number })
      const count = (await link.textContent())?.match(/[\d,]+/)?.[0] ?? ''
      await link.click()
      await expect(page).toHaveURL(/page5_0/)
      return count
    }
    const open = await follow('Tickets', /^\d+ not started$/)
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue('open')
    await expect(page.locator('[data-column]')).toHaveCount(1)
    await expect(page.locator('[data-column="open"] [data-ticket]')).toHaveCount(Number(open))
    await page.getByLabel('Status', { exact: true }).selectOption('')
    await expect(page.locator('[data-column]')).toHaveCount(5)

    const events = await follow('Events', /^[\d,]+ recorded$/)
    await expect(page.getByText(new RegExp(`^Rows 1–\\d+ of ${events} ·`))).toBeVisible()
    await page.getByLabel('From', { exact: true }).fill('')
    await expect(page.getByText(/of 100,000 ·/)).toBeVisible()

    const low = await follow('Stock', /^\d+ to reorder$/)
    await expect(page.getByLabel('Stock level', { exact: true })).toHaveValue('true')
    await expect(page.getByText(new RegExp(`^1–\\d+ of ${low}$`))).toBeVisible()

    // Events recorded meanwhile are counted at once.
    await page.goto('page1?range=today')
    const today = tile(page, 'Events').getByRole('link', { name: /^\d+ recorded$/ })
    await expect(today).toHaveAccessibleName('0 recorded')
    await call('POST', '/api/events', { count: 3 })
    await expect(today).toHaveAccessibleName('3 recorded')
    await today.click()
    await expect(page.getByText(/^Rows 1–3 of 3 ·/)).toBeVisible()
  })
})

test.describe('its tasks', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/503/], ownConsole: true })
  test('are solved by working on the page', { tag: '@firefox-long' }, async ({ page }) => {
    await signIn(page)
    await beginTasks(page, 'page1')
    await makeFault(page, 'GET /api/overview/sign-ins', {
      'Failure type': 'Error status',
      Status: '503',
      Calls: 'First n calls',
      'Number of calls': '4',
    })
    await page.goto('page1')
    // It retries three times before it gives up.
    await tile(page, 'Sign-ins').getByRole('button', { name: 'Try again' }).click({ timeout: 30_000 })
    await expect(tile(page, 'Sign-ins').getByRole('link', { name: '1 signed in', exact: true })).toBeVisible()

    await makeFault(page, 'GET /api/overview/server', { 'Delay (ms)': '2000', 'Failure type': 'None' })
    await page.goto('page1')
    await expect(tile(page, 'Server').getByText('Running')).toBeVisible()

    for (const zone of ['Pacific/Auckland', 'Pacific/Honolulu'])
      await sendInApiPractice(page, 'overview/countSignIns', { 'query.zone': zone })
    await expectTasksSolved(page, 'page1')
  })
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await signIn(page)
  await expectAccessible(page, 'page1', async () => {
    await expect(page.getByText(/^(Running|運作中)$/)).toBeVisible()
    await expect(page.getByRole('list', { name: /Sign-ins by day|每日登入次數/ })).toBeVisible()
  })
})
