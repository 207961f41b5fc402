import type { Page } from '@playwright/test'
import { expect, expectAccessible, outageTest, test } from '#tests/browser.ts'
import { sendInApiPractice } from '#tests/journeys/api-practice.ts'
import { makeFault } from '#tests/journeys/fault-lab.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { liveSocket } from '#tests/journeys/live-socket.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { hold } from '#tests/journeys/racing/hold.ts'
import { enter, signIn } from '#tests/journeys/sign-in.ts'

// The browser logs requests without a response.
const UNREACHED = /ERR_CONNECTION|WebSocket|Failed to load/
const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const period = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Period' }).getByRole('radio', { name, exact: true })
const oneLine = (text: string) => text.replace(/\s+/g, ' ')
const REORDER_RULE = 'Products with nothing left, or with stock at or below their reorder level'

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
    await today.getByRole('link', { name: '1 refused' }).click()
    await expect(page).toHaveURL(/page3_04\?outcome=refused&from=(\d{4}-\d\d-\d\d)&to=\1/)
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await expect(page.getByText('1 of 1')).toBeVisible()
  })

  test('does not say that nobody has signed in while the own record is on its way', { tag: '@long' }, async ({
    page,
  }) => {
    await enter(page)
    const held = await hold(page, 'POST /loginLog')
    // The session that holds is another one.
    await page.evaluate(() => localStorage.clear())
    await signIn(page)
    await held.waiting(1)
    const today = tile(page, 'Sign-ins today')
    await expect(today.getByRole('link', { name: '0 signed in' })).toBeVisible()
    await expect(today).not.toContainText(/yet|no sign-ins/i)
    await held.release()
    await expect(today.getByRole('link', { name: '1 signed in' })).toBeVisible()
  })

  test('counts its own console from the first moment', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.body?.textContent?.includes('0 open')) document.documentElement.dataset.none = ''
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    await signIn(page)
    await expect(tile(page, 'Server')).toContainText('1 open console')
    await page.reload()
    await expect(tile(page, 'Server')).toContainText('1 open console')
    expect(await page.locator('html').getAttribute('data-none')).toBeNull()
  })

  test('a refused attempt elsewhere needs attention while the page is open', { tag: '@long' }, async ({
    page,
    running,
  }) => {
    const live = liveSocket(page)
    await signIn(page)
    await live
    const lines = tile(page, 'Needs attention')
    await expect(lines.getByText('No sign-in was refused today')).toBeVisible()
    await expect(tile(page, 'Sign-ins today').getByRole('link', { name: '0 refused' })).toBeVisible()
    await attempt(running.url)
    await expect(tile(page, 'Sign-ins today').getByRole('link', { name: '1 refused' })).toBeVisible()
    await expect(lines.getByText('operator · wrong password')).toBeVisible()
    await lines.getByRole('link', { name: 'View: 1 sign-in was refused today' }).click()
    await expect(page.getByText('1 of 1')).toBeVisible()
  })

  test.describe('when the server is gone', () => {
    test.use({ expectedErrors: [UNREACHED] })
    outageTest(
      'the tile that polls shows the error and a retry button; the others keep their numbers',
      { tag: '@long' },
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
    const orders = tile(page, 'Orders placed')
    await expect(page.getByText('Latest data: Oct 25 – 31, 2026')).toBeVisible()
    await period(page, 'Today').check()
    await expect(page).toHaveURL(/range=today/)
    await expect(orders.getByText('Latest: Oct 31, 2026')).toBeVisible()
    await period(page, '30 days').check()
    await expect(page.getByText('Latest data: Oct 2 – 31, 2026')).toBeVisible()
    const retry = tile(page, 'Tickets opened').getByRole('button', { name: 'Try again' })
    // The request for these days must also have failed before the fault is removed.
    await expect(retry).toBeEnabled()
    await call('DELETE', '/api/faults')
    await retry.click()
    await expect(tile(page, 'Tickets opened').getByRole('link', { name: /^\d+ opened$/ })).toBeVisible()

    const number = orders.getByRole('link', { name: /^\d+ placed$/ })
    await expect(number).toHaveAccessibleName('177 placed')
    await expect(orders.getByText(/^\d+% (higher|lower) than in the 30 days before$/)).toBeAttached()
    await number.click()
    await expect(page).toHaveURL(/page5_01\?from=2026-10-02&to=2026-10-31$/)
    await expect(page.getByText('177 orders')).toBeVisible()
  })

  test('what needs attention links to exactly its rows, and says the rule', async ({ page }) => {
    await signIn(page)
    await workInOwnSandbox(page)
    const lines = tile(page, 'Needs attention')
    const follow = async (action: RegExp, rule: string) => {
      await page.goto('page1')
      const link = lines.getByRole('link', { name: action })
      await expect(link).toHaveAccessibleDescription(rule)
      const count = Number((await link.getAttribute('aria-label'))?.match(/\d+/)?.[0])
      expect(count).toBeGreaterThan(0)
      await link.click()
      return count
    }
    const out = await follow(/^Reorder: \d+ products? (is|are) out of stock$/, REORDER_RULE)
    await expect(page).toHaveURL(/page5_03\?isOut=true$/)
    await expect(page.getByText(new RegExp(`^1–${out} of ${out}$`))).toBeVisible()

    const unpaid = await follow(
      /^Open: \d+ orders? waits? for payment$/,
      'Orders placed before yesterday that are not paid yet',
    )
    await expect(page).toHaveURL(/page5_01\?status=placed&to=\d{4}-\d\d-\d\d$/)
    await expect(page.getByText(new RegExp(`^${unpaid} orders?$`))).toBeVisible()

    const waiting = await follow(
      /^Answer: \d+ tickets? waits? for an answer$/,
      'Open tickets that nobody has started on',
    )
    await expect(page.locator('[data-column="open"] [data-ticket]')).toHaveCount(waiting)
    await expect(page.locator('[data-column]')).toHaveCount(1)

    await page.goto('page1')
    await expect(lines.getByText('No sign-in was refused today')).toBeVisible()
    await expect(lines.getByRole('heading').locator('..').getByText('3', { exact: true })).toBeVisible()
  })

  test('an order goes from step to step on its way, and each step links to its orders', { tag: '@long' }, async ({
    page,
  }) => {
    await signIn(page)
    await workInOwnSandbox(page)
    await page.goto('page1')
    const steps = tile(page, 'Orders on their way').getByRole('link')
    await expect(steps).toHaveCount(4)
    const [, count] = /^Packed (\d+) /.exec(await steps.nth(2).innerText().then(oneLine)) ?? []
    await steps.nth(2).click()
    await expect(page).toHaveURL(/page5_01\?status=packed$/)
    await expect(page.getByText(new RegExp(`^${count} orders?$`))).toBeVisible()
  })

  test('events arrive by themselves; numbers follow, and link to as many rows', async ({ page }) => {
    const live = liveSocket(page)
    await signIn(page)
    await live
    const call = await workInOwnSandbox(page)
    await page.goto('page1?range=today')
    const number = tile(page, 'Events').getByRole('link', { name: /^\d+ recorded$/ })
    await expect(number).toHaveAccessibleName('0 recorded')
    await expect(tile(page, 'Live').getByRole('listitem').first()).toContainText('Oct 31')
    await call('POST', '/api/events', { count: 3 })
    await expect(number).toHaveAccessibleName('3 recorded')
    await expect(tile(page, 'Live').getByRole('listitem').nth(2)).toContainText(/\d\d:\d\d$/)
    await number.click()
    await expect(page.getByText(/^Rows 1–3 of 3 ·/)).toBeVisible()
  })

  test('charts say their answer in words, name each day by keyboard, and repeat it as a table', async ({ page }) => {
    await signIn(page)
    await workInOwnSandbox(page)
    await page.goto('page1')
    const sales = tile(page, 'Cumulative sales')
    const days = sales.getByRole('list', { name: 'Cumulative sales' }).getByRole('link')
    await expect(days).toHaveCount(7)
    await expect(sales.getByText(/NT\$[\d.]+[KM] (ahead of|behind) the 7 days before\.$/)).toBeVisible()
    await days.last().focus()
    await expect(days.last()).toHaveAccessibleName(
      /^Sat, Oct 31: NT\$[\d,]+ this period, NT\$[\d,]+ the 7 days before$/,
    )
    await page.keyboard.press('Home')
    await expect(days.first()).toBeFocused()
    await sales.getByText('Show as table').click()
    const total = sales
      .getByRole('table', { name: 'Cumulative sales' })
      .getByRole('row')
      .last()
      .getByRole('cell')
      .first()
    const sum = await total.innerText()
    // The link of a day leads to the sales that it adds up: to those of all seven days at the end.
    await days.last().press('Enter')
    await expect(page).toHaveURL(/page5_07\?.*from=2026-10-25&to=2026-10-31/)
    await expect(page.getByRole('gridcell', { name: sum })).not.toHaveCount(0)

    await page.goto('page1')
    const weeks = tile(page, 'Sales by week').getByRole('list', { name: 'Sales by week' }).getByRole('link')
    await expect(weeks).toHaveCount(12)
    await weeks.last().press('Enter')
    await expect(page).toHaveURL(/row=2026-10-26/)
  })
})

test.describe('all of it', () => {
  test.use({ viewport: { width: 1280, height: 800 } })
  test('is seen without scrolling at 1280 by 800', async ({ page }) => {
    await signIn(page)
    await page.goto('page1?range=30')
    await expect(tile(page, 'Cumulative sales').getByRole('list', { name: 'Cumulative sales' })).toBeVisible()
    await expect(tile(page, 'Sales by week').getByRole('list', { name: 'Sales by week' })).toBeVisible()
    await expect(tile(page, 'Live').getByRole('listitem').first()).toBeVisible()
    await expect(tile(page, 'Server').getByText('Running')).toBeInViewport({ ratio: 1 })
    const beyond = await page.evaluate(() => {
      const sheet = document.getElementById('sheet')
      return sheet && sheet.scrollHeight - sheet.clientHeight
    })
    expect(beyond).toBe(0)
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
    await tile(page, 'Sign-ins today').getByRole('button', { name: 'Try again' }).click({ timeout: 30_000 })
    await expect(tile(page, 'Sign-ins today').getByRole('link', { name: '1 signed in', exact: true })).toBeVisible()

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
    await expect(page.getByRole('list', { name: /^(Cumulative sales|累計銷售額)$/ })).toBeVisible()
    await expect(page.getByRole('list', { name: /^(Sales by week|每週銷售額)$/ })).toBeVisible()
  })
})
