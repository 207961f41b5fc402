import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, findAxeViolations, test } from '#tests/browser.ts'
import { makeFault } from '#tests/journeys/fault-lab.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { openLive } from '#tests/journeys/live-socket.ts'
import { callerOf, workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { needPage } from '#tests/journeys/parts-here.ts'
import { hold } from '#tests/journeys/racing/hold.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page5/page5_07'
const pivot = (page: Page) => page.getByRole('grid')
const orders = (page: Page) => page.getByRole('table', { name: 'Counted orders' })
const total = (page: Page) => pivot(page).locator('tfoot td').last()

type Sum = { count: number; totalCents: number }
const money = (cents: number) => `NT$${(cents / 100).toLocaleString('en')}`

test('groups by two dimensions with totals of the Data Table; a cell leads to its orders, and a link restores it all', async ({
  page,
}) => {
  await enter(page, PAGE)
  const call = await callerOf(page)
  const all = await call<Sum>('GET', '/api/orders/totals')
  const cancelled = await call<Sum>('GET', '/api/orders/totals?status=cancelled')
  await expect(total(page)).toHaveText(money(all.totalCents - cancelled.totalCents))
  // The totals are beside the first columns, however many there are, and no amount has cents.
  await expect(pivot(page).getByRole('columnheader', { name: 'Total' })).toBeInViewport({ ratio: 1 })
  expect((await pivot(page).getByRole('link').allTextContents()).filter(text => text.includes('.'))).toEqual([])
  await page.getByLabel('Cancelled orders').selectOption('Counted')
  await expect(total(page)).toHaveText(money(all.totalCents))

  await page.getByLabel('Rows', { exact: true }).selectOption('Status')
  await page.getByLabel('Measure').selectOption('Orders')
  await expect(total(page)).toHaveText(String(all.count.toLocaleString('en')))
  const cell = pivot(page).getByRole('link', { name: /^Placed, Tents: / })
  const count = await cell.textContent()
  await cell.click()
  await expect(page).toHaveURL(/row=placed&column=tents/)
  await expect(page.getByRole('heading', { name: 'Orders: Placed · Tents' })).toBeVisible()
  await expect(page.getByText(`${count} of ${count}`)).toBeVisible()
  // The orders are beside the cell.
  await expect(cell).toBeInViewport()
  await expect(orders(page).getByRole('row').nth(1)).toBeInViewport()
  await expect(orders(page).getByRole('row')).toHaveCount(Number(count) + 1)

  await page.reload()
  await expect(pivot(page).locator('[aria-current]')).toHaveAccessibleName(/^Placed, Tents: /)
  await page.getByRole('button', { name: 'Show all orders' }).click()
  await expect(page).not.toHaveURL(/row=/)
})

test('keeps the table with its names while the next grouping loads', async ({ page }) => {
  await enter(page, `${PAGE}?rows=status`)
  const head = pivot(page).getByRole('columnheader')
  await expect(head.nth(1)).toHaveText('Tents')
  const held = await hold(page, 'GET /api/sales/pivot')
  await page.getByLabel('Columns', { exact: true }).selectOption('Week')
  await held.waiting(1)
  await expect(head.nth(1)).toHaveText('Tents')
  await held.release()
  await expect(page.getByRole('heading', { name: 'Sales (TWD) by Status and Week' })).toBeVisible()
  await expect(head.nth(1)).not.toHaveText('Tents')
  expect(await head.count()).toBeGreaterThan(20)
  await expect(head.last()).toBeInViewport({ ratio: 1 })
})

test('a bar of one chart filters the other; the keyboard moves through the cells and swaps the axes', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page, `${PAGE}?rows=status`)
  const byCategory = page.getByRole('figure', { name: /^Sales \(TWD\) by Category/ })
  const tents = byCategory.getByRole('link', { name: /^Tents\s*: / })
  const before = await tents.textContent()
  await page
    .getByRole('figure', { name: 'Sales (TWD) by Status', exact: true })
    .getByRole('link', { name: /^Shipped\s*: / })
    .click()
  await expect(page.getByRole('figure', { name: 'Sales (TWD) by Category · Shipped' })).toBeVisible()
  await expect(tents).not.toHaveText(before ?? '')
  const cell = pivot(page).getByRole('link', { name: /^Shipped, Tents: / })
  expect(await tents.textContent()).toContain(await cell.textContent())

  // The grid is one tab stop.
  await pivot(page).locator('tbody a[tabindex="0"]').focus()
  const focused = page.locator('a:focus')
  const first = await focused.getAttribute('aria-label')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(focused).not.toHaveAttribute('aria-label', first ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/row=\w+&column=\w+/)
  await page.getByRole('button', { name: 'Swap rows and columns' }).press('Enter')
  await expect(page).toHaveURL(/rows=category&columns=status/)
  await expect(pivot(page).getByRole('rowheader', { name: 'Tents' })).toBeVisible()
})

test('draws bars, lines and a heat map, adds up small columns, and each chart is a table as well', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page, `${PAGE}?rows=month&columns=category`)
  const main = page.getByRole('figure', { name: 'Sales (TWD) by Month and Category' })
  await expect(main.locator('svg rect').first()).toBeAttached()
  await expect(page.getByText('“Other” is the sum of the 5 smallest columns.')).toBeVisible()
  expect(await findAxeViolations(page, { runOnly: ['landmark-unique'] })).toEqual([])
  await page.getByRole('radio', { name: 'Lines' }).check({ force: true })
  await expect(main.locator('svg path')).toHaveCount(6)
  await main.getByText('Show as table').click()
  await expect(main.getByRole('row')).toHaveCount(25)
  // The series of a month add up to its total.
  const numberOf = (text: string) => Number(text.replace(/[^\d]/g, ''))
  const [month, ...parts] = await main.getByRole('row').nth(5).locator('th, td').allTextContents()
  const whole = await pivot(page)
    .getByRole('link', { name: new RegExp(`^${month}: `) })
    .textContent()
  const sum = parts.reduce((all, text) => all + numberOf(text), 0)
  expect(Math.abs(sum - numberOf(whole ?? ''))).toBeLessThan(parts.length)
  await page.getByRole('radio', { name: 'Heat map' }).check({ force: true })
  await expect(main).toBeHidden()
  await expect(pivot(page).locator('td[data-heat]').first()).toHaveAttribute('style', /--heat: \d+%/)
})

test('an empty selection says so, and a view keeps the settings under a name', { tag: '@long' }, async ({ page }) => {
  await enter(page)
  await workInOwnSandbox(page)
  await page.goto(`${PAGE}?from=2031-01-01`)
  await expect(page.getByRole('heading', { name: 'No orders match these filters' })).toBeVisible()
  await page.getByRole('button', { name: 'Reset filters' }).last().click()
  await expect(pivot(page)).toBeVisible()
  await page.getByLabel('Rows', { exact: true }).selectOption('County')
  await page.getByLabel('Measure').selectOption('Average order (TWD)')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByLabel('View name').fill('Average by county')
  await page.getByRole('button', { name: 'Save this view' }).click()
  await expect(page.getByText('“Average by county” is saved.')).toBeVisible()
  const view = /view=[0-9a-f]+/.exec(page.url())?.[0]
  await page.goto(`${PAGE}?${view}`)
  await expect(page.getByLabel('Measure')).toHaveValue('average')
  await expect(page.getByLabel('Rows', { exact: true })).toHaveValue('county')
})

test.describe('when the server fails', () => {
  // The browser logs a failed request as an error.
  test.use({ expectedErrors: [/404/] })
  test('shows the error, with a retry button', { tag: '@long' }, async ({ page }) => {
    await enter(page)
    const call = await workInOwnSandbox(page)
    await makeFault(page, 'GET /api/sales/pivot', { 'Failure type': 'Error status', Status: '404' })
    await openLive(page, PAGE)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await call('DELETE', '/api/faults')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(pivot(page)).toBeVisible()
  })
})

test('its tasks are solved by working on the page', async ({ page }) => {
  needPage('page5_01')
  await enter(page)
  await workInOwnSandbox(page)
  await beginTasks(page, 'page5_07')
  await page.goto('page5/page5_01')
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  await expect(page.getByText('3,000 orders')).toBeVisible()
  await page.goto(PAGE)
  await page.getByLabel('Cancelled orders').selectOption('Counted')
  await expect(page).toHaveURL(/withCancelled=true/)
  await page.getByLabel('Rows', { exact: true }).selectOption('Status')
  await page.getByLabel('Columns', { exact: true }).selectOption('County')
  await pivot(page)
    .getByRole('link', { name: /^Delivered, Taipei City: / })
    .click()
  await expect(page.getByRole('heading', { name: 'Orders: Delivered · Taipei City' })).toBeVisible()

  await page.getByRole('button', { name: 'Swap rows and columns' }).click()
  await page.getByLabel('Measure').selectOption('Share of sales')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('Share of sales: County / Status,Placed,')
  expect(text.trim()).toMatch(/,100\.0%$/)
  await expect(total(page)).toHaveText('100%')
  await expectTasksSolved(page, PAGE)
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  await enter(page)
  await expectAccessible(page, `${PAGE}?rows=status&row=delivered&column=tents&limit=10`, async () => {
    await expect(pivot(page).locator('[aria-current]')).toBeVisible()
  })
})
