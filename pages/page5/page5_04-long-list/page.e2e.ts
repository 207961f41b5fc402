import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { sendInApiPractice } from '#tests/journeys/api-practice.ts'
import { beginTasks, expectTaskSolved, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { needPage } from '#tests/journeys/parts-here.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page5/page5_04'
const row = (page: Page, place: number) => page.locator(`tr[aria-rowindex="${place + 1}"]:not([aria-busy])`)
const grid = (page: Page) => page.getByRole('grid', { name: 'Events' })

async function open(page: Page, search = '') {
  await enter(page)
  const call = await workInOwnSandbox(page)
  await page.goto(PAGE + search)
  await expect(grid(page)).toBeVisible()
  return call
}

test('works by keyboard from end to end, and jumps to a day; the filters are in the URL', async ({ page }) => {
  await open(page)
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '100001')
  await row(page, 1).focus()
  await page.keyboard.press('End')
  await expect(row(page, 100_000)).toBeFocused()
  await expect(row(page, 100_000)).toContainText('Nov 1, 2024')
  await expect(page.getByText(/^Rows .+ of 100,000 · Nov 1, 2024$/)).toBeVisible()
  await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await expect(row(page, 1)).toBeFocused()
  expect(await grid(page).getByRole('row').count()).toBeLessThan(60)

  await page.getByLabel('Day', { exact: true }).fill('2025-06-01')
  await page.getByRole('button', { name: 'Go to day' }).click()
  await expect(page.getByText(/· Jun 1, 2025$/)).toBeVisible()
  await expect(page.locator('tr:focus')).toContainText('Jun 1, 2025')
  // The newest row of the day: the row above it belongs to the next day.
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('tr:focus')).toContainText('Jun 2, 2025')

  const kind = page.getByRole('combobox', { name: 'Event' })
  await kind.focus()
  await kind.selectOption({ label: 'Order placed' })
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3001')
  await expect(page).toHaveURL(/\?kind=order\.placed&day=2025-06-01$/)
  // The same day in the filtered list.
  await expect(page.getByText(/^Rows .+ of 3,000 · (Jun 1|May \d+), 2025$/)).toBeVisible()
  await expect(kind).toBeFocused()
})

test('new rows wait, and move nothing until they are requested', async ({ page }) => {
  const call = await open(page, '?day=2026-01-15')
  const first = page.locator('tr[tabindex="0"]:not([aria-busy])')
  await expect(first).toContainText('Jan 15, 2026')
  const before = await first.boundingBox()
  const text = await first.textContent()
  await page.getByRole('button', { name: 'Record 12 events' }).click()
  await expect(page.getByRole('button', { name: '12 new events' })).toBeVisible()
  await call('POST', '/api/events', { count: 2 })
  await expect(page.getByRole('button', { name: '14 new events' })).toBeVisible()
  const place = await page
    .locator('tr', { hasText: text ?? '' })
    .first()
    .boundingBox()
  expect(place).toEqual(before)
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '100001')

  await page.getByRole('button', { name: '14 new events' }).click()
  await expect(row(page, 1)).toBeFocused()
  await expect(row(page, 14)).toBeVisible()
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '100015')
  await expect(page.getByRole('button', { name: /new events?$/ })).toBeHidden()
  expect(new URL(page.url()).search).toBe('')
})

test('on a phone, rows have two lines that cut nothing, and a turned screen shows the same rows', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await open(page, '?day=2025-06-01')
  const stop = page.locator('tr[tabindex="0"]:not([aria-busy])')
  await expect(stop).toContainText('Jun 1, 2025')
  expect((await stop.boundingBox())?.height).toBe(56)
  const cut = await stop
    .locator('td')
    .evaluateAll(cells => cells.filter(cell => cell.scrollWidth > cell.clientWidth).length)
  expect(cut).toBe(0)
  await page.setViewportSize({ width: 812, height: 700 })
  await expect(page.getByText(/^Rows .+ · Jun 1, 2025$/)).toBeVisible()
  await expect(stop).toContainText('Jun 1, 2025')
  await expect(stop).toBeInViewport()
  expect((await stop.boundingBox())?.height).toBe(36)
})

test('an event names what it is about, and links to where that is shown', { tag: '@long' }, async ({ page }) => {
  needPage('page5_03')
  await open(page)
  const about = page.getByRole('combobox', { name: 'Subject' })
  const link = (place: number) => row(page, place).getByRole('link').first()
  await about.selectOption({ label: 'Products' })
  await expect(link(1)).toHaveText(/^\p{L}+ .*\p{L}$/u)
  const product = (await link(1).textContent()) ?? ''
  // By keyboard: Tab leads from the row to its link.
  await row(page, 1).focus()
  await page.keyboard.press('Tab')
  await expect(link(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page5_03\?search=\w+-\d{4}$/)
  await expect(page.getByRole('row', { name: product })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(1)

  await page.goBack()
  await about.selectOption({ label: 'Orders' })
  await expect(link(1)).toHaveText(/^Order \d+$/)
  const order = (await link(1).textContent()) ?? ''
  await link(1).click()
  await expect(page.getByRole('dialog', { name: order })).toBeVisible()

  await page.goto(`${PAGE}?subject=member`)
  await expect(link(1)).not.toHaveText(/^Member \d+$/)
  const member = (await link(1).textContent()) ?? ''
  await link(1).click()
  await expect(page.getByRole('dialog')).toContainText(member)

  await page.goto(`${PAGE}?subject=ticket`)
  const ticket = (await link(1).textContent()) ?? ''
  await link(1).click()
  await expect(page.getByRole('dialog')).toContainText(ticket)

  // In Chinese.
  await page.goto(`${PAGE}?subject=product`)
  await page.getByRole('button', { name: '中文' }).click()
  await expect(link(1)).toHaveText(/\p{Script=Han}/u)
})

test('its tasks are solved by working on the page', async ({ page }) => {
  await open(page)
  await beginTasks(page, 'page5_04')
  await page.reload()
  await page.getByLabel('Day', { exact: true }).fill('2025-06-01')
  await page.getByRole('button', { name: 'Go to day' }).click()
  await expect(page.locator('tr:focus')).toContainText('Jun 1, 2025')
  await page.getByRole('button', { name: 'Record 12 events' }).click()
  await page.getByRole('button', { name: '12 new events' }).click()
  await expect(row(page, 1)).toBeFocused()
  await expect(row(page, 12)).toBeVisible()
  await expectTaskSolved(page, 'page5_04', 'arrivals')

  const reply = page.getByRole('textbox', { name: 'Response body' })
  await sendInApiPractice(page, 'events/listEvents', { 'query.limit': '1' })
  const [, next = ''] = /"next": "([^"]+)"/.exec((await reply.textContent()) ?? '') ?? []
  await sendInApiPractice(page, 'events/recordEvents', { body: '{"count":2}' })
  await sendInApiPractice(page, 'events/listEvents', { 'query.limit': '1', 'query.cursor': next })
  await expectTasksSolved(page, PAGE)
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await open(page)
  await expectAccessible(page, PAGE, async () => {
    await expect(row(page, 3)).toBeVisible()
  })
})
