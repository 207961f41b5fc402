import type { Page } from '@playwright/test'
import { expect, expectViewsAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { chooseInRowMenu } from '#tests/journeys/list-controls.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page5/page5_01'
type Order = { id: number; version: number; status: string }
type Caller = Awaited<ReturnType<typeof workInOwnSandbox>>

/** Signs in and works in a sandbox of the test's own. */
async function open(page: Page, search = ''): Promise<Caller> {
  await enter(page)
  const call = await workInOwnSandbox(page)
  await page.goto(PAGE + search)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  return call
}
const heads = (page: Page) => page.getByRole('columnheader')
const widthOf = async (page: Page, name: string) =>
  (await page.getByRole('columnheader', { name }).boundingBox())?.width ?? 0
const idsOf = async (page: Page) =>
  (await page.getByRole('rowheader').allTextContents()).map(text => Number.parseInt(text, 10))

test('columns are pinned, moved, hidden and resized, and the URL, a view and the export keep the layout', async ({
  page,
}) => {
  await open(page, '?status=paid&sort=-total')
  const shown = await idsOf(page)

  const before = await widthOf(page, 'Customer')
  const box = await page.getByRole('columnheader', { name: 'Customer' }).boundingBox()
  const [x, y] = [(box?.x ?? 0) + before - 3, (box?.y ?? 0) + 10]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 60, y, { steps: 4 })
  await page.mouse.up()
  await expect(page).toHaveURL(/widths=customer%3A\d+/)
  expect(Math.abs(before - 60 - (await widthOf(page, 'Customer')))).toBeLessThan(3)

  await page.getByRole('button', { name: 'Columns' }).press('Enter')
  await page.getByRole('button', { name: 'Pin Total' }).press('Enter')
  await page.getByRole('button', { name: 'Make Total wider' }).press('Enter')
  await page.getByRole('checkbox', { name: 'Sold by' }).press(' ')
  await page.getByRole('button', { name: 'Move Status down' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move Status down' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(heads(page)).toHaveText(['Order', 'Total', 'Customer', 'Placed', 'Status', 'Picked up at', 'Actions'])
  // Pinned columns stay in place while the rest scrolls under them.
  const pinned = await page.getByRole('columnheader', { name: 'Total' }).boundingBox()
  await page.getByRole('region', { name: 'Orders', exact: true }).evaluate(region => region.scrollBy(400, 0))
  expect(await page.getByRole('columnheader', { name: 'Total' }).boundingBox()).toEqual(pinned)

  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByLabel('View name').fill('Paid, largest first')
  await page.getByRole('button', { name: 'Save this view' }).click()
  await expect(page).toHaveURL(/view=[0-9a-f]{16}/)
  await page.goto(`${PAGE}?view=${new URL(page.url()).searchParams.get('view')}`)
  await expect(page).toHaveURL(/status=paid&sort=-total.*pinned=id&pinned=total&widths=customer/)
  await expect(heads(page)).toHaveText(['Order', 'Total', 'Customer', 'Placed', 'Status', 'Picked up at', 'Actions'])
  await expect.poll(() => idsOf(page)).toEqual(shown)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  const text = await (await download.createReadStream()).toArray().then(parts => Buffer.concat(parts).toString())
  const [head, ...lines] = text.trim().split('\n')
  expect(head).toMatch(/^Order,Total \(TWD\),Customer,Placed \(.+\),Status,Picked up at$/)
  expect(lines.map(line => Number(line.split(',')[0]))).toEqual(shown)
})

test('cancels many at once across pages: shipped orders show why they were skipped, and the totals follow', async ({
  page,
}) => {
  const call = await open(page, '?limit=20&sort=id&columns=id&columns=status')
  const { rows } = await call<{ rows: Order[] }>('GET', '/api/orders?sort=-id&limit=60')
  const open_ = rows.filter(({ status }) => ['placed', 'paid', 'packed'].includes(status))
  const totals = page.getByRole('region', { name: 'Totals of all matching orders' })
  await expect(totals).toContainText(/3,000 orders.*in total/)

  await page.getByRole('checkbox', { name: 'Select order 1', exact: true }).check()
  await page.getByRole('button', { name: 'All unshipped orders' }).click()
  const cancel = page.getByRole('button', { name: /^Cancel \d+ orders$/ })
  const count = Number.parseInt((await cancel.textContent())?.slice(7) ?? '', 10)
  expect(count).toBeGreaterThan(open_.length)
  await cancel.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep orders' }).click()
  await cancel.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: cancelName(count) })
    .click()
  await expect(page.getByText(`${count - 1} orders were cancelled.`)).toBeVisible()
  await expect(page.getByText('1 order could not be cancelled: already shipped.')).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toHaveText(/1already shipped/)
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await expect(totals).toContainText(/3,000 orders/)
  await expect(totals.getByRole('button')).toHaveCount(0)
  const left = await call<{ byStatus: { status: string }[] }>('GET', '/api/orders/totals')
  expect(left.byStatus.map(({ status }) => status)).toEqual(['shipped', 'delivered', 'cancelled'])
})
const cancelName = (count: number) => `Cancel ${count} orders`

test.describe('one order', () => {
  // The browser logs the missing order as an error.
  test.use({ expectedErrors: [/404/] })
  test('opens with its items, its progress and its changes; the next one is a key away', { tag: '@long' }, async ({
    page,
  }) => {
    const call = await open(page, '?sort=-id&status=paid')
    const [first = 0, second = 0] = await idsOf(page)
    const { version, lines } = await call<Order & { lines: { product: { name: { en: string } } }[] }>(
      'GET',
      `/api/orders/${first}`,
    )
    await page.getByRole('link', { name: String(first), exact: true }).press('Enter')
    const pane = page.getByRole('dialog', { name: `Order ${first}` })
    await expect(pane.getByText('1 of ')).toBeVisible()
    for (const { product } of lines) await expect(pane.getByRole('link', { name: product.name.en })).toBeVisible()
    await expect(pane.getByText('Nobody has changed this order here yet.')).toBeVisible()
    await expect(pane.getByRole('listitem').filter({ hasText: 'Paid' })).toBeVisible()
    await call('POST', `/api/orders/${first}/cancel`, undefined, { 'if-match': `"${version}"` })
    await expect(pane.getByText(/^operator · .*Status/)).toBeVisible()

    // The cancelled order is no longer among the paid ones, so the pane keeps it, without a way to others.
    await expect(pane.getByRole('button', { name: 'Next record' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(pane).toBeHidden()
    await page.getByRole('link', { name: String(second), exact: true }).click()
    await expect(page.getByRole('dialog', { name: `Order ${second}` })).toBeVisible()
    await page.keyboard.press('Alt+PageDown')
    await expect(page.getByText('2 of ')).toBeVisible()
    await expect(page.getByRole('dialog', { name: `Order ${second}` })).toBeHidden()
    await page.getByRole('button', { name: 'Previous record' }).click()
    await expect(page.getByRole('dialog', { name: `Order ${second}` })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`order=${second}`))
    await expect(page.getByRole('button', { name: 'Previous record' })).toHaveAttribute('aria-disabled', 'true')

    await page.goto(`${PAGE}?order=999999`)
    await expect(page.getByRole('dialog').getByText('Order not found')).toBeVisible()
  })
})

test('a click on a row opens it, unless it selects text or presses a control; a filter in the line is its own chip', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '?status=paid&minCents=100')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first()
  const customer = row.getByRole('cell').first()
  const pane = page.getByRole('dialog')
  await row.getByRole('checkbox').check()
  await customer.click({ modifiers: ['Shift'] })
  const name = await customer.locator('span').boundingBox()
  if (!name) throw new Error('The name is not drawn.')
  await page.mouse.move(name.x + 2, name.y + name.height / 2)
  await page.mouse.down()
  await page.mouse.move(name.x + 40, name.y + name.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(page).not.toHaveURL(/order=/)
  await expect(pane).toBeHidden()
  await row.getByRole('cell').nth(2).click()
  await expect(page).toHaveURL(/order=\d+/)
  await expect(pane).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pane).toBeHidden()

  const chip = (filter: RegExp) => page.getByRole('button', { name: filter })
  await expect(page.getByLabel('Status')).toHaveValue('paid')
  await expect(chip(/^Remove filter: Status/)).toHaveCount(1)
  await expect(chip(/^Remove filter: From NT/)).toBeVisible()
  await page.goto(`${PAGE}?status=paid`)
  const reset = page.getByRole('button', { name: 'Reset filters' })
  await expect(reset).toBeVisible()
  const [field, button] = [await page.getByLabel('Status').boundingBox(), await reset.boundingBox()]
  expect(Math.abs((field?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(12)
  // The fields are collapsed on a small screen, so there the chip says what is filtered.
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(chip(/^Remove filter: Status/)).toBeVisible()
})

test('a row’s menu leads to the orders of its customer, and cancels the order', { tag: '@long' }, async ({ page }) => {
  await open(page, '?sort=-id&status=paid')
  const [first = 0] = await idsOf(page)
  await chooseInRowMenu(page, new RegExp(` ${first} `), 'Orders of this customer')
  await expect(page).toHaveURL(/customerId=/)
  await page.goBack()
  await chooseInRowMenu(page, new RegExp(` ${first} `), 'Cancel order')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel 1 order' }).click()
  await expect(page.getByText('1 order was cancelled.')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(` ${first} `) })).toHaveCount(0)
})

test('the bar of the selected orders takes the place of the foot, beside the buttons between pages', {
  tag: '@long',
}, async ({ page }) => {
  await open(page)
  for (const [width, height] of [
    [1280, 800],
    [375, 812],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(PAGE)
    await page
      .getByRole('checkbox', { name: /^Select order/ })
      .first()
      .check()
    const cancel = page.getByRole('button', { name: 'Cancel 1 order' })
    const next = page.getByRole('button', { name: 'Next page' })
    for (const hasLesson of width > 375 ? [false, true] : [false]) {
      if (hasLesson) await page.keyboard.press('?')
      await page.locator('#sheet').evaluate(sheet => sheet.scrollTo(0, 0))
      await expect(cancel).toBeInViewport({ ratio: 1 })
      // A trial press fails if anything covers the button.
      await cancel.click({ trial: true })
      await next.click({ trial: true })
      // It would stay open through the next load.
      if (hasLesson) await page.keyboard.press('?')
    }
  }
})

test('its tasks are solved by working on the page', async ({ page }) => {
  await open(page)
  await beginTasks(page, 'page5_01')
  await page.getByLabel('Status').first().selectOption('Paid')
  await page.getByRole('columnheader', { name: 'Total' }).getByRole('button').first().click()
  await expect(page).toHaveURL(/status=paid.*sort=-?total/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  await download

  await page.goto(PAGE)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).press('Enter')
  await page.getByRole('button', { name: 'Pin Total' }).press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByLabel('View name').fill('Wide totals')
  await page.getByRole('button', { name: 'Save this view' }).click()
  await expect(page).toHaveURL(/view=[0-9a-f]{16}/)
  await page.reload()
  await page.getByRole('button', { name: 'Columns' }).press('Enter')
  await page.getByRole('button', { name: 'Make Total wider' }).press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Wide totals (changed)' }).click()
  await page.getByRole('button', { name: 'Save changes to “Wide totals”' }).click()
  await expect(page.getByRole('button', { name: 'Wide totals', exact: true })).toHaveCount(2)

  await page.goto(`${PAGE}?sort=-id`)
  await page.getByRole('row', { name: /Paid/ }).first().getByRole('checkbox').check()
  await page
    .getByRole('row', { name: /Shipped/ })
    .first()
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Cancel 2 orders' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel 2 orders' }).click()
  await expect(page.getByText('1 order was cancelled.')).toBeVisible()
  await expectTasksSolved(page, PAGE)
})

test.describe('when the response is lost', () => {
  test.use({ expectedErrors: [/ERR_EMPTY_RESPONSE/] })
  test('a retry cancels nothing twice; filters without matches offer a reset', { tag: '@long' }, async ({ page }) => {
    const call = await open(page, '?search=%232999')
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await page.getByRole('checkbox', { name: /^Select order/ }).check()
    await call('POST', '/api/faults', { method: 'POST', path: '/api/orders/cancel', fault: { lost: true, first: 1 } })
    await page.getByRole('button', { name: 'Cancel 1 order' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel 1 order' }).click()
    await expect(page.getByText(/unknown whether this was done/)).toBeVisible()
    await expect(page.getByRole('row', { name: /Cancelled/ })).toBeVisible()
    // While the fault is on, an immediate retry would be taken for the browser's own and cut as well.
    await call('DELETE', '/api/faults')
    await page.getByRole('button', { name: 'Cancel 1 order' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel 1 order' }).click()
    await expect(page.getByText('1 order was cancelled.')).toBeVisible()
    const trail = await call<{ rows: object[] }>('GET', '/api/audit?entity=orders&rowId=2999')
    expect(trail.rows).toHaveLength(1)

    await page.getByRole('button', { name: 'More filters' }).click()
    await page.getByLabel('From NT$').fill('20,000,000')
    await expect(page.getByText('No orders match these filters')).toBeVisible()
    await expect(page).toHaveURL(/minCents=2000000000/)
    await page.getByLabel('To NT$').fill('10,000')
    await expect(page.getByText('Must not be below the lowest amount.')).toBeVisible()
    // What was typed last is kept when the filters close.
    await page.getByLabel('To NT$').fill('21,000,000')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'More filters (2)' })).toBeFocused()
    await expect(page).toHaveURL(/maxCents=2100000000/)
    await page.getByRole('button', { name: 'Reset filters' }).first().click()
    await expect(page.getByRole('rowheader')).toHaveCount(50)
  })
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await open(page)
  await expectViewsAccessible(page, `${PAGE}?pinned=id&pinned=status`, async ({ width, language }) => {
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    if (width === 1280) return page.getByRole('checkbox').first().check()
    if (language === 'en') await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('button', { name: /^(Columns|欄位)$/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
