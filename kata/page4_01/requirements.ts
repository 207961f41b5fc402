import type { Locator, Page } from '@playwright/test'
import { expect } from '#kata/judge/expect.ts'
import { anyNumber, anyOf, freshWord } from '#kata/judge/fresh.ts'
import { delayFirst, holdFirst, loseFirst } from '#kata/judge/network.ts'
import { alerts, expectNews } from '#kata/judge/news.ts'
import type { Requirement } from '#kata/kata.ts'
import { priceFor, totalsOf } from '#resources/orders/rules.ts'
import type { Call } from '#scripts/call-api.ts'

type Named = { id: number; name: { en: string } }
type Customer = Named & { kind: 'person' | 'business' }
type Product = Named & { version: number; priceCents: number }
type Rows<R> = { rows: R[] }

const ORDERS = '/api/orders'
const PLACING = { method: 'POST', path: ORDERS }
const STOCK = 20

const line = (page: Page, number: number) => page.getByRole('group', { name: `Line ${number}`, exact: true })
const customerField = (page: Page) => page.getByRole('combobox', { name: 'Customer', exact: true })
const productField = (page: Page, number: number) =>
  line(page, number).getByRole('combobox', { name: 'Product', exact: true })
const quantity = (page: Page, number: number) => line(page, number).getByLabel('Quantity', { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const placed = (page: Page) => page.getByRole('heading', { name: /\bOrder \d+$/ })
const total = (page: Page, cents: number) =>
  page
    .getByRole('status')
    .filter({ hasText: new RegExp(`Total NT\\$${(cents / 100).toLocaleString('en-US')}(?![\\d.])`) })

/** Any customer of this kind who is the only one with their name. */
async function customerOf(call: Call, kind: Customer['kind']): Promise<Customer> {
  const { rows } = await call<Rows<Customer>>('GET', `/api/customers?kind=${kind}&limit=200`)
  const customer = anyOf(rows)
  const found = await call<Rows<Customer>>('GET', `/api/customers?search=${encodeURIComponent(withoutFirst(customer))}`)
  return found.rows.length === 1 ? customer : customerOf(call, kind)
}

/** Gives any two products a name and a price that no page can know, and enough in stock. */
async function stockUp(call: Call): Promise<[Product, Product]> {
  const { rows } = await call<Rows<Product>>('GET', '/api/products?isSold=true&limit=200')
  const first = anyOf(rows)
  const second = anyOf(rows.filter(({ id }) => id !== first.id))
  const edited: Product[] = []
  for (const product of [first, second])
    edited.push(
      ...(await edit(call, [product], {
        nameEn: `K${freshWord()} kata`,
        priceCents: anyNumber(100, 9_000) * 100,
        stock: STOCK,
      })),
    )
  return edited as [Product, Product] // The server returns each row that it has edited.
}

async function edit(call: Call, products: Product[], cells: object): Promise<Product[]> {
  const rows = products.map(({ id, version }) => ({ id, version, cells }))
  return (await call<{ products: Product[] }>('PATCH', '/api/products', { rows })).products
}

const countOrders = async (call: Call) => (await call<{ count: number }>('GET', `${ORDERS}/totals`)).count

async function orderInAddress(page: Page): Promise<string | null> {
  await expect(page).toHaveURL(/[?&]order=\d+/)
  return new URL(page.url()).searchParams.get('order')
}

/** All of a name but its first letter, so that only a choice completes it. */
const withoutFirst = ({ name }: Named) => name.en.slice(1)

/** Searches without the first letter. Returns the only match. */
async function search(page: Page, field: Locator, row: Named): Promise<Locator> {
  await field.fill(withoutFirst(row))
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options).toHaveText([new RegExp(`^${row.name.en}`)])
  return options
}

async function choose(page: Page, field: Locator, row: Named) {
  await (await search(page, field, row)).click()
  await expect(field).toHaveValue(row.name.en)
}

async function chooseByKeyboard(page: Page, field: Locator, row: Named) {
  await search(page, field, row)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(row.name.en)
}

/** Fills in a business’s order for the first of two products. Returns both. */
async function fill(page: Page, call: Call): Promise<[Product, Product]> {
  const products = await stockUp(call)
  await choose(page, customerField(page), await customerOf(call, 'business'))
  await choose(page, productField(page, 1), products[0])
  await quantity(page, 1).fill('2')
  return products
}

export const requirements: Requirement[] = [
  {
    id: 'total',
    says: {
      en: '“Customer” is a combobox: typing searches on the server, and the matches are options of a listbox that begin with the English name. So is “Product”, beside “Quantity” in the group “Line 1”. A status shows the total, such as “Total NT$2,310”: a business pays less than a private customer.',
      zh: '「Customer」是 combobox：輸入文字由伺服器搜尋，結果是 listbox 中的選項，開頭是英文名稱。群組「Line 1」中的「Product」也是如此，旁邊是「Quantity」。以 status 顯示總額，如「Total NT$2,310」：公司客戶的價格比個人客戶低。',
    },
    async check({ page, open, call }) {
      const [product] = await stockUp(call)
      await open()
      await choose(page, productField(page, 1), product)
      await quantity(page, 1).fill('3')
      for (const kind of ['person', 'business'] as const) {
        await choose(page, customerField(page), await customerOf(call, kind))
        const unitPriceCents = priceFor(kind, product.priceCents)
        await expect(total(page, totalsOf([{ quantity: 3, unitPriceCents }]).totalCents)).toBeVisible()
      }
    },
  },
  {
    id: 'places',
    says: {
      en: 'By keyboard, ArrowDown and Enter choose an option. “Add line” adds the group “Line 2”. “Place order” creates the order: a heading “Order 3001” has the focus, and `?order=3001` is in the address. Opening that address shows the order.',
      zh: '以鍵盤操作：按向下鍵與 Enter 選擇選項。「Add line」新增群組「Line 2」。「Place order」建立訂單：標題「Order 3001」取得焦點，網址有 `?order=3001`；開啟該網址會看到這張訂單。',
    },
    async check({ page, open, call }) {
      const customer = await customerOf(call, 'business')
      const [first, second] = await stockUp(call)
      await open()
      await chooseByKeyboard(page, customerField(page), customer)
      await chooseByKeyboard(page, productField(page, 1), first)
      await quantity(page, 1).fill('2')
      await button(page, 'Add line').click()
      await chooseByKeyboard(page, productField(page, 2), second)
      await quantity(page, 2).fill('1')
      await expectNews(placed(page), () => button(page, 'Place order').click())
      await expect(placed(page)).toBeFocused()
      const id = await orderInAddress(page)
      expect(await call('GET', `${ORDERS}/${id}`)).toMatchObject({
        customer: { id: customer.id },
        lines: [
          { product: { id: first.id }, quantity: 2 },
          { product: { id: second.id }, quantity: 1 },
        ],
      })
      await open(`?order=${id}`)
      await expect(placed(page)).toContainText(`Order ${id}`)
      await expect(page.getByText(second.name.en).first()).toBeVisible()
    },
  },
  {
    id: 'pressed-twice',
    needs: ['places'],
    says: {
      en: 'A double click on “Place order” places one order.',
      zh: '連按兩次「Place order」，只會成立一張訂單。',
    },
    async check({ page, open, call }) {
      await open()
      await fill(page, call)
      const before = await countOrders(call)
      const reply = await holdFirst(page, PLACING)
      await expectNews(placed(page), async () => {
        await button(page, 'Place order').dblclick()
        await reply.arrived()
        await reply.release()
      })
      expect(await countOrders(call), 'the orders on the server').toBe(before + 1)
    },
  },
  {
    id: 'lost-reply',
    needs: ['places'],
    says: {
      en: 'If the reply is lost, an alert says so, and the input is still there. “Place order” then shows the order that the server has placed, without placing another.',
      zh: '回應遺失時，以 alert 說明，輸入的內容仍在。再按「Place order」會顯示伺服器已建立的訂單，不會再成立一張。',
    },
    async check({ page, open, call }) {
      await open()
      await fill(page, call)
      const before = await countOrders(call)
      await loseFirst(page, PLACING)
      await expectNews(alerts(page), () => button(page, 'Place order').click())
      await expect(quantity(page, 1)).toHaveValue('2')
      await button(page, 'Place order').click()
      await expect(placed(page)).toBeVisible()
      expect(await countOrders(call), 'the orders on the server').toBe(before + 1)
    },
  },
  {
    id: 'next-order',
    needs: ['places'],
    says: {
      en: 'After an order was placed, Back leads to an empty form. The same order, placed again from there, is a second order.',
      zh: '訂單成立後，按上一頁會回到空白的表單。在此再送出相同的內容，就是第二張訂單。',
    },
    async check({ page, open, call }) {
      await open()
      await fill(page, call)
      const before = await countOrders(call)
      await button(page, 'Place order').click()
      await expect(placed(page)).toBeVisible()
      await page.goBack()
      await expect(customerField(page)).toHaveValue('')
      await fill(page, call)
      await button(page, 'Place order').click()
      await expect(placed(page)).toBeVisible()
      expect(await countOrders(call), 'the orders on the server').toBe(before + 2)
    },
  },
  {
    id: 'refused-at-field',
    needs: ['places'],
    says: {
      en: 'If there is not enough in stock for a line, its Quantity is invalid, described by a message and focused, and the other lines are not. With less, “Place order” succeeds.',
      zh: '某一筆明細的庫存不足時，該筆的 Quantity 標為無效、附有說明並取得焦點，其他明細不受影響。減少數量後，「Place order」成功。',
    },
    async check({ page, open, call }) {
      await open()
      const [, second] = await fill(page, call)
      await button(page, 'Add line').click()
      await choose(page, productField(page, 2), second)
      await quantity(page, 2).fill(String(STOCK + 1))
      await expect(quantity(page, 2)).not.toHaveAttribute('aria-invalid', 'true')
      await button(page, 'Place order').click()
      await expect(quantity(page, 2)).toBeFocused()
      await expect(quantity(page, 2)).toHaveAttribute('aria-invalid', 'true')
      await expect(quantity(page, 2)).toHaveAccessibleDescription(/\w{3}/)
      await expect(quantity(page, 1)).not.toHaveAttribute('aria-invalid', 'true')
      await quantity(page, 2).fill(String(STOCK))
      await button(page, 'Place order').click()
      await expect(placed(page)).toBeVisible()
    },
  },
  {
    id: 'price-changed',
    needs: ['places'],
    says: {
      en: 'If a price changes while the order is on its way, nothing is placed at a price that nobody has seen: the line says “price has changed”, and the status shows the new total. “Place order” then accepts it.',
      zh: '送出途中若價格有變，不會以使用者沒看過的價格成立訂單：該筆明細顯示含「price has changed」的訊息，status 顯示新的總額。再按「Place order」即表示接受。',
    },
    async check({ page, open, call }) {
      await open()
      const [product] = await fill(page, call)
      const request = await delayFirst(page, PLACING)
      await button(page, 'Place order').click()
      await request.arrived()
      const priceCents = product.priceCents + 100_000
      await edit(call, [product], { priceCents })
      await expectNews(line(page, 1).getByText('price has changed'), async () => request.release())
      const { totalCents } = totalsOf([{ quantity: 2, unitPriceCents: priceFor('business', priceCents) }])
      await expect(total(page, totalCents)).toBeVisible()
      await button(page, 'Place order').click()
      await expect(placed(page)).toBeVisible()
      const order = await call<{ totalCents: number }>('GET', `${ORDERS}/${await orderInAddress(page)}`)
      expect(order.totalCents).toBe(totalCents)
    },
  },
]
