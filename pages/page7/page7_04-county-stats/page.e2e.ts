import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { makeFault } from '#tests/journeys/fault-lab.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { openLive } from '#tests/journeys/live-socket.ts'
import { callerOf, workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page7/page7_04'
const rows = (page: Page) => page.getByRole('table').locator('tbody tr')
const county = (page: Page, code: string) => page.locator(`path[data-code="${code}"]`)

test('map, legend and table agree for every metric and method, and a link restores them', async ({ page }) => {
  await enter(page, PAGE)
  await expect(rows(page)).toHaveCount(22)
  // Each county is drawn, in the class that its row shows.
  for (const [index, row] of (await rows(page).all()).entries()) {
    if (index % 5 > 0) continue
    const [name, text] = [await row.getByRole('button').textContent(), await row.locator('td').last().textContent()]
    const path = page.locator('path').filter({ hasText: new RegExp(`^${name}:`) })
    await expect(path).toHaveAttribute('data-class', String(Number(text?.[0]) - 1))
  }
  const legend = page.getByRole('list', { name: 'Legend' }).getByRole('listitem')
  await expect(legend).toHaveText([/5 counties$/, ...[1, 2, 3, 4].map(() => /4 counties$/), 'no data1 county'])
  await expect(page.getByText(/^These classes explain \d+% /)).toBeVisible()

  await page.getByLabel('Classification').selectOption({ label: 'Equal intervals: equal width' })
  await page.getByLabel('Metric').selectOption('Customers')
  await page.getByLabel('Number of classes').selectOption('7')
  await expect(page).toHaveURL(/\?metric=customers&method=equal&classes=7$/)
  await expect(page.getByText('This is a total', { exact: false })).toBeVisible()
  await expect(legend).toHaveCount(7)
  await page.reload()
  await expect(legend).toHaveCount(7)

  await county(page, '63000').click()
  await expect(page).toHaveURL(/county=63000/)
  await expect(page.getByRole('button', { name: 'Taipei City', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Hualien County' }).press('Enter')
  await expect(county(page, '10015')).toHaveAttribute('data-chosen', 'true')
  const said = await page.getByText(/customers placed/).textContent()
  await page.getByRole('link', { name: 'Query these customers' }).click()
  await expect(page).toHaveURL(/customers\/listCustomers\?query\.township=10015/)
  const call = await callerOf(page)
  const { count } = await call<{ count: { value: number } }>('GET', '/api/customers?township=10015&limit=1')
  expect(said).toMatch(new RegExp(`^${count.value} customers`))
})

test.describe('when the server fails', () => {
  // The browser logs a failed request as an error.
  test.use({ expectedErrors: [/404/] })
  test('shows the error, with a retry button', { tag: '@long' }, async ({ page }) => {
    await enter(page)
    const call = await workInOwnSandbox(page)
    await call('POST', '/api/faults', { method: 'GET', path: '/api/county-stats', fault: { status: 404 } })
    await openLive(page, PAGE)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await call('DELETE', '/api/faults')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page)).toHaveCount(22)
  })
})

test.describe('its tasks', () => {
  // The browser logs a failed request as an error.
  test.use({ expectedErrors: [/503/] })
  test('are solved by working on the page', async ({ page }) => {
    await enter(page)
    const call = await workInOwnSandbox(page)
    await beginTasks(page, 'page7_04')
    for (const list of ['Query these customers', 'Query these service points']) {
      await page.goto(`${PAGE}?county=10015`)
      await page.getByRole('link', { name: list }).click()
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(page.getByRole('textbox', { name: 'Response body' })).toContainText('"rows"')
    }
    await makeFault(page, 'GET /api/county-stats', {
      'Failure type': 'Error status',
      Status: '503',
      Calls: 'First n calls',
      'Number of calls': '4',
    })
    await page.goto(PAGE)
    // If the live connection opens meanwhile, the page reads once more by itself.
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again.or(rows(page).first())).toBeVisible()
    if (await again.isVisible()) await again.click()
    await expect(rows(page)).toHaveCount(22)
    await call('DELETE', '/api/faults')
    await expectTasksSolved(page, PAGE)
  })
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await enter(page)
  await expectAccessible(page, `${PAGE}?metric=customers&county=63000`, async () => {
    await expect(rows(page)).toHaveCount(22)
    await expect(county(page, '63000')).toBeVisible()
  })
})
