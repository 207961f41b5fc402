import type { Page } from '@playwright/test'
import { expect, expectViewsAccessible, test } from '#tests/browser.ts'
import { makeFault } from '#tests/journeys/fault-lab.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { signIn } from '#tests/journeys/sign-in.ts'

const PAGE = 'page4/page4_01'
type Product = { id: number; stock: number; name: { en: string; zh: string } }
type Caller = Awaited<ReturnType<typeof workInOwnSandbox>>

async function open(page: Page): Promise<Caller> {
  await signIn(page)
  const call = await workInOwnSandbox(page)
  await page.goto(PAGE)
  await expect(page.getByLabel(/^(Customer|客戶)$/)).toBeVisible()
  return call
}
const line = (page: Page, number: number) => page.getByRole('group', { name: `Line ${number}`, exact: true })
const quantity = (page: Page, number: number) => line(page, number).getByLabel('Quantity')
const place = (page: Page) => page.getByRole('button', { name: 'Place order' })

async function choose(page: Page, number: number, name: string) {
  await line(page, number).getByLabel('Product').fill(name)
  await page.getByRole('option', { name }).click()
  await expect(quantity(page, number)).toBeFocused()
}
async function chooseCustomer(page: Page) {
  await page.getByLabel('Customer').fill('climbing')
  await page
    .getByRole('option', { name: /Climbing/ })
    .first()
    .click()
}
/** Products with at least this stock, by id. */
async function inStock(call: Caller, least: number): Promise<Product[]> {
  const { rows } = await call<{ rows: Product[] }>('GET', '/api/products?isSold=true&limit=200')
  return rows.filter(({ stock }) => stock >= least)
}
const stockOf = async (call: Caller, { id }: Product) => (await call<Product>('GET', `/api/products/${id}`)).stock
const countOrders = async (call: Caller) =>
  (await call<{ count: { value: number } }>('GET', '/api/orders?limit=1')).count.value

test.describe('refusals', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/422/] })

  test('shows issues on their fields without losing input; placing an order lowers the stock, and undo restores it', async ({
    page,
  }) => {
    const call = await open(page)
    const [first, second] = (await inStock(call, 3)) as [Product, Product]
    await choose(page, 1, first.name.en)
    await quantity(page, 1).fill('2')
    await page.keyboard.press('Enter')
    await expect(line(page, 2).getByLabel('Product')).toBeFocused()
    await choose(page, 2, second.name.en)
    await quantity(page, 2).fill('900')
    await page.keyboard.press('Enter')
    // The untouched last line is not an issue.
    await place(page).click()
    await expect(page.getByText('Choose a customer.')).toBeVisible()
    await expect(page.getByLabel('Customer')).toBeFocused()
    await chooseCustomer(page)
    await expect(page.getByText('Business customer. Pays 10% less')).toBeVisible()
    await place(page).click()
    await expect(line(page, 2).getByText(`Only ${second.stock} left.`)).toBeVisible()
    await expect(quantity(page, 2)).toBeFocused()
    await expect(quantity(page, 1)).toHaveValue('2')
    await quantity(page, 2).fill('1')
    await place(page).click()

    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('row', { name: second.name.en })).toBeVisible()
    await expect(page).toHaveURL(/order=3001/)
    expect(await stockOf(call, first)).toBe(first.stock - 2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Order 3001 was cancelled. Its items are back in stock.')).toBeVisible()
    // The input is restored, so that it can be corrected.
    await expect(line(page, 2).getByLabel('Product')).toHaveValue(second.name.en)
    expect([await stockOf(call, first), await stockOf(call, second)]).toEqual([first.stock, second.stock])
  })
})

test('lines are duplicated, removed and restored; leaving asks first', { tag: '@long' }, async ({ page }) => {
  const call = await open(page)
  const [first, second] = (await inStock(call, 3)) as [Product, Product]
  await choose(page, 1, first.name.en)
  await quantity(page, 1).fill('3')
  await line(page, 1).getByRole('button', { name: 'Duplicate line 1' }).click()
  await expect(line(page, 2).getByLabel('Product')).toBeFocused()
  await place(page).click()
  await expect(line(page, 2).getByText('This product is already on another line.')).toBeVisible()
  await choose(page, 2, second.name.en)
  await expect(line(page, 2).getByText('This product is already on another line.')).toBeHidden()
  await line(page, 1).getByRole('button', { name: 'Remove line 1' }).click()
  await expect(line(page, 2)).toBeHidden()
  await expect(line(page, 1).getByLabel('Product')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line(page, 1).getByLabel('Product')).toHaveValue(first.name.en)
  await expect(quantity(page, 1)).toHaveValue('3')
  await expect(quantity(page, 1)).toBeFocused()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(line(page, 2).getByLabel('Product')).toHaveValue(second.name.en)
})

test.describe('its tasks', () => {
  // The browser logs a refusal and a cut connection as errors.
  test.use({ expectedErrors: [/422|ERR_/] })
  test('are solved by working on the page', async ({ page, context }) => {
    const call = await open(page)
    await beginTasks(page, 'page4_01')
    const [first, second, third] = (await inStock(call, 3)) as [Product, Product, Product]
    await chooseCustomer(page)
    await choose(page, 1, first.name.en)
    await page.keyboard.press('Enter')
    await choose(page, 2, second.name.en)
    await quantity(page, 2).fill('900')
    await place(page).click()
    await expect(line(page, 2).getByText(`Only ${second.stock} left.`)).toBeVisible()
    await quantity(page, 2).fill('1')
    await place(page).click()
    await expect(page.getByText(/^Placed /)).toBeVisible()

    const fill = async (tab: Page) => {
      await tab.goto(PAGE)
      await chooseCustomer(tab)
      await choose(tab, 1, third.name.en)
      await quantity(tab, 1).fill(String(third.stock))
    }
    const other = await context.newPage()
    await fill(page)
    await fill(other)
    await place(page).click()
    await expect(page.getByText(/^Placed /)).toBeVisible()
    await place(other).click()
    await expect(line(other, 1).getByText(/left|Out of stock\./)).toBeVisible()

    await makeFault(page, 'POST /api/orders', {
      'Failure type': 'Lost response: executed, then disconnected',
      Calls: 'First n calls',
      'Number of calls': '1',
    })
    await page.goto(PAGE)
    await chooseCustomer(page)
    await choose(page, 1, first.name.en)
    await place(page).click()
    await expect(page.getByText('You can safely send this form again')).toBeVisible()
    // While the fault is on, an immediate retry would be taken for the browser's own and cut as well.
    await call('DELETE', '/api/faults')
    await place(page).click()
    await expect(page.getByText(/^Placed /)).toBeVisible()
    await expectTasksSolved(page, PAGE)
  })
})

test('customers of one name are told apart by their kind and first day', { tag: '@long' }, async ({ page }) => {
  const call = await open(page)
  type Customers = { rows: { name: { en: string } }[] }
  const { rows } = await call<Customers>('GET', '/api/customers?sort=name&limit=200')
  const twice = rows.find((row, at) => row.name.en === rows[at + 1]?.name.en)
  await page.getByLabel('Customer').fill(twice?.name.en ?? 'Nobody')
  const options = page.getByRole('option')
  await expect(options.nth(1)).toBeVisible()
  const texts = await options.allTextContents()
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts[0]).toMatch(/(private|business), since /)
})

test.describe('when the response is lost', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_/] })

  test('a double click and a retry create one order', async ({ page }) => {
    const call = await open(page)
    const [product] = (await inStock(call, 3)) as [Product]
    const before = await countOrders(call)
    await chooseCustomer(page)
    await choose(page, 1, product.name.en)
    await call('POST', '/api/faults', { method: 'POST', path: '/api/orders', fault: { lost: true, first: 1 } })
    await place(page).dblclick()
    await expect(page.getByText('You can safely send this form again')).toBeVisible()
    // While the fault is on, an immediate retry would be taken for the browser's own and cut as well.
    await call('DELETE', '/api/faults')
    await place(page).dblclick()
    await expect(page.getByText(/^Placed /)).toBeVisible()
    expect(await countOrders(call)).toBe(before + 1)
    expect(await stockOf(call, product)).toBe(product.stock - 1)
  })
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  const call = await open(page)
  const [product] = (await inStock(call, 1)) as [Product]
  await expectViewsAccessible(page, PAGE, async ({ language, width }, look) => {
    await page.getByRole('combobox').nth(1).fill(product.name[language])
    await page.getByRole('option', { name: product.name[language] }).waitFor()
    if (width === 375) await look()
    await page.getByRole('option', { name: product.name[language] }).click()
    await page.getByRole('button', { name: /^(Place order|送出訂單)$/ }).click()
    await expect(page.getByText(/Choose a customer|請選擇客戶/)).toBeVisible()
  })
})
