import type { Locator, Page } from '@playwright/test'
import { choose, expectChosen } from '#kata/judge/choice.ts'
import { expect } from '#kata/judge/expect.ts'
import { anyNumber } from '#kata/judge/fresh.ts'
import { delayFirst, holdFirst, loseFirst, settle } from '#kata/judge/network.ts'
import { alerts, expectNews, said } from '#kata/judge/news.ts'
import type { Requirement } from '#kata/kata.ts'
import { isOpen, MAX_AT_ONCE, type OrderStatus, priceFor, totalsOf } from '#resources/orders/rules.ts'
import type { Call } from '#scripts/call-api.ts'

type Named = { id: number; name: { en: string } }
type Customer = Named & { kind: 'person' | 'business' }
type Order = { id: number; version: number; status: OrderStatus; customer: Named }
type Product = { id: number; version: number; priceCents: number }
type Orders = { rows: Order[]; next: string; count: { value: number } }
type Totals = { byStatus: { status: OrderStatus; count: number }[] }

const ORDERS = '/api/orders'
const CANCELLING = { method: 'POST', path: '/api/orders/cancel' }
/** So many orders of a customer fit on one page, with those that a requirement adds. */
const FEW = 20
/** More than a request may cancel. */
const MANY = MAX_AT_ONCE + 1

const heads = (page: Page) => page.getByRole('rowheader')
const row = (page: Page, { id }: Order) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: String(id), exact: true }) })
const box = (page: Page, { id }: Order) => page.getByRole('checkbox', { name: `Select order ${id}`, exact: true })
const search = (page: Page) => page.getByLabel('Search', { exact: true })
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const cancelName = (count: number) => (count === 1 ? 'Cancel 1 order' : `Cancel ${count} orders`)

const list = (call: Call, query = '') => call<Orders>('GET', `${ORDERS}?${query}`)
const read = (call: Call, { id }: Order) => call<Order>('GET', `${ORDERS}/${id}`)
const searchFor = ({ name }: Named) => `search=${encodeURIComponent(name.en)}`

const expectRows = (page: Page, { rows }: Orders, when = 'the orders') =>
  expect(heads(page), when).toHaveText(rows.map(({ id }) => new RegExp(`^${id}\\b`)))

/** An order that has been delivered. Its customer has few orders. */
async function findDelivered(call: Call): Promise<Order> {
  const { rows } = await list(call, 'status=delivered&limit=200')
  const start = anyNumber(0, rows.length - 1)
  for (const order of [...rows.slice(start), ...rows.slice(0, start)])
    if ((await list(call, `limit=1&${searchFor(order.customer)}`)).count.value < FEW) return order
  throw new Error('Every customer has many orders. Begin the kata anew, in a fresh sandbox.')
}

/** Adds orders of this customer. */
async function addOrders(call: Call, { id: customerId }: Named, count: number): Promise<Order[]> {
  const { kind } = await call<Pick<Customer, 'kind'>>('GET', `/api/customers/${customerId}`)
  const { rows } = await call<{ rows: Product[] }>('GET', '/api/products?isSold=true&limit=1')
  const [{ id, version, priceCents }] = rows as [Product]
  await call('PATCH', '/api/products', { rows: [{ id, version, cells: { stock: count } }] })
  const lines = [{ productId: id, quantity: 1, unitPriceCents: priceFor(kind, priceCents) }]
  const body = { customerId, siteId: null, lines, totalCents: totalsOf(lines).totalCents }
  return Promise.all(Array.from({ length: count }, () => call<Order>('POST', ORDERS, body)))
}

/** Cancels an order as a colleague would. */
const cancelElsewhere = (call: Call, { id, version }: Order) =>
  call('POST', `${ORDERS}/${id}/cancel`, undefined, { 'if-match': `"${version}"` })

/** Cancels the selected orders. */
async function cancel(page: Page, count: number) {
  await button(page, cancelName(count)).click()
  await button(dialog(page), cancelName(count)).click()
}

export const requirements: Requirement[] = [
  {
    id: 'filters-in-address',
    says: {
      en: 'A table lists the orders. The row header has a button with the number. “Status” is a choice (Any status, Placed, Paid, …: a select, a combobox with a listbox, or radio buttons) and “Search” a field; the server filters. Both are in the address, such as `?status=cancelled&search=lin`: opening it shows the same rows, and the browser’s Back undoes the choice of a status.',
      zh: '以表格列出訂單，列標題中有一個以編號為名稱的按鈕。「Status」是選項欄（Any status、Placed、Paid…；可以是下拉選單、附 listbox 的 combobox，或選項按鈕），「Search」是輸入欄，皆由伺服器篩選並寫入網址，如 `?status=cancelled&search=lin`。開啟該網址會看到相同的列；按瀏覽器的上一頁可取消剛才選的狀態。',
    },
    async check({ page, open, call }) {
      const { customer } = await findDelivered(call)
      const [, order] = (await addOrders(call, customer, 2)) as [Order, Order]
      await cancelElsewhere(call, order)
      const [all, cancelled] = [await list(call), await list(call, 'status=cancelled')]
      await open()
      await expectRows(page, all)
      await choose(page, 'Status', 'Cancelled')
      await expectRows(page, cancelled)
      await page.goBack()
      await expectChosen(page, 'Status', 'Any status')
      await expectRows(page, all)
      await search(page).fill(customer.name.en)
      const found = await list(call, searchFor(customer))
      await expectRows(page, found)
      await expect(page).toHaveURL(/[?&]search=/)
      await open(`?status=delivered&${searchFor(customer)}`)
      await expectRows(page, await list(call, `status=delivered&${searchFor(customer)}`))
      await expect(search(page)).toHaveValue(customer.name.en)
    },
  },
  {
    id: 'latest-filter-wins',
    says: {
      en: 'If the reply to an earlier choice arrives late, the rows of the latest choice stay.',
      zh: '較早選擇的結果若較晚抵達，仍顯示最後一次選擇的列。',
    },
    async check({ page, open, call }) {
      const { customer } = await findDelivered(call)
      const [order] = (await addOrders(call, customer, 1)) as [Order]
      await cancelElsewhere(call, order)
      const expected = await list(call, 'status=cancelled')
      await open()
      await expect(heads(page).first()).toBeVisible()
      const early = await holdFirst(page, { path: ORDERS, query: 'status=delivered' })
      await choose(page, 'Status', 'Delivered')
      await early.arrived()
      await choose(page, 'Status', 'Cancelled')
      await expectRows(page, expected)
      await early.release()
      await expectRows(page, expected, 'the orders after the late reply')
    },
  },
  {
    id: 'selection-spans-pages',
    says: {
      en: 'Each row has a checkbox “Select order 3001”. “Next page” shows the next 50 orders, and what is selected stays selected: a button says “Cancel 2 orders”. The browser’s Back leads to the first page, where the checkbox is still checked.',
      zh: '每列有核取方塊「Select order 3001」。「Next page」顯示接下來的 50 張訂單，已選取的仍保持選取：按鈕顯示「Cancel 2 orders」。按瀏覽器的上一頁回到第一頁，核取方塊仍是勾選的。',
    },
    async check({ page, open, call }) {
      const { customer } = await findDelivered(call)
      await addOrders(call, customer, 1)
      const first = await list(call)
      const second = await list(call, `cursor=${encodeURIComponent(first.next)}`)
      const [one, two] = [first.rows[0] as Order, second.rows[0] as Order]
      await open()
      await box(page, one).check()
      await button(page, 'Next page').click()
      await box(page, two).check()
      await expect(button(page, cancelName(2))).toBeVisible()
      await page.goBack()
      await expect(box(page, one)).toBeChecked()
      await expect(button(page, cancelName(2))).toBeVisible()
    },
  },
  {
    id: 'asks-first',
    says: {
      en: 'By keyboard: Space selects an order, Enter on “Cancel 1 order” opens a dialog with the buttons “Keep orders” and “Cancel 1 order”. Escape closes it, nothing is cancelled, the order is still selected, and the focus is on “Cancel 1 order” again.',
      zh: '以鍵盤操作：空白鍵選取訂單，在「Cancel 1 order」上按 Enter 會開啟對話框，內有「Keep orders」與「Cancel 1 order」按鈕。按 Esc 關閉後沒有任何訂單被取消，訂單仍保持選取，焦點回到「Cancel 1 order」。',
    },
    async check({ page, open, call }) {
      const { customer } = await findDelivered(call)
      const [order] = (await addOrders(call, customer, 1)) as [Order]
      await open(`?${searchFor(customer)}`)
      await box(page, order).press(' ')
      await button(page, cancelName(1)).press('Enter')
      for (const name of ['Keep orders', cancelName(1)]) await expect(button(dialog(page), name)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await settle(page)
      await expect(button(page, cancelName(1))).toBeFocused()
      await expect(box(page, order)).toBeChecked()
      expect(await read(call, order), 'the order on the server').toMatchObject({ status: 'placed' })
    },
  },
  {
    id: 'partly-refused',
    needs: ['asks-first'],
    says: {
      en: 'If some orders can’t be cancelled, the others are: the page says “1 order was cancelled”. A row that was refused says “already shipped”, or “already cancelled” if somebody else was faster, and only these rows stay selected.',
      zh: '部分訂單無法取消時，其餘仍會取消：頁面顯示含「1 order was cancelled」的訊息。被拒絕的列顯示「already shipped」，若已先被別人取消則顯示「already cancelled」，並且只有這些列保持選取。',
    },
    async check({ page, open, call }) {
      const shipped = await findDelivered(call)
      const [mine, theirs] = (await addOrders(call, shipped.customer, 2)) as [Order, Order]
      await open(`?${searchFor(shipped.customer)}`)
      for (const order of [mine, theirs, shipped]) await box(page, order).check()
      const request = await delayFirst(page, CANCELLING)
      await cancel(page, 3)
      await request.arrived()
      await cancelElsewhere(call, theirs)
      await expect(row(page, shipped)).not.toContainText('already shipped')
      await expectNews(said(page, '1 order was cancelled'), async () => request.release())
      await expect(row(page, shipped)).toContainText('already shipped')
      await expect(row(page, theirs)).toContainText('already cancelled')
      await expect(button(page, cancelName(2))).toBeVisible()
      await expect(box(page, mine)).not.toBeChecked()
      expect(await read(call, mine), 'the order on the server').toMatchObject({ status: 'cancelled' })
    },
  },
  {
    id: 'lost-reply',
    needs: ['asks-first'],
    says: {
      en: 'If the reply is lost, an alert says so, and the orders stay selected. Cancelled again, they are not mistaken for orders that somebody else has cancelled: the page says “1 order was cancelled”.',
      zh: '回應遺失時，以 alert 說明，訂單仍保持選取。再次取消時，不會誤以為是別人取消的：頁面顯示含「1 order was cancelled」的訊息。',
    },
    async check({ page, open, call }) {
      const { customer } = await findDelivered(call)
      const [order] = (await addOrders(call, customer, 1)) as [Order]
      await open(`?${searchFor(customer)}`)
      await box(page, order).check()
      await loseFirst(page, CANCELLING)
      await expectNews(alerts(page), () => cancel(page, 1))
      await expect(box(page, order)).toBeChecked()
      await expectNews(said(page, '1 order was cancelled'), () => cancel(page, 1))
      await expect(box(page, order)).not.toBeChecked()
    },
  },
  {
    id: 'all-matching',
    needs: ['asks-first'],
    says: {
      en: `“Select all ${MANY} unshipped orders” selects those that match the filters on every page: those that are placed, paid or packed. Cancelling cancels exactly these, even if more are placed meanwhile, and the page says “${MANY} orders were cancelled”.`,
      zh: `「Select all ${MANY} unshipped orders」選取每一頁符合篩選且尚未出貨（placed、paid、packed）的訂單。取消時正好取消這些訂單，即使期間又有新訂單也不受影響，頁面顯示含「${MANY} orders were cancelled」的訊息。`,
    },
    async check({ page, open, call }) {
      const { customer } = await findDelivered(call)
      await addOrders(call, customer, MANY)
      const query = searchFor(customer)
      const { byStatus } = await call<Totals>('GET', `${ORDERS}/totals?${query}`)
      const unshipped = byStatus.filter(({ status: at }) => isOpen(at)).reduce((sum, { count }) => sum + count, 0)
      await open(`?${query}`)
      await button(page, `Select all ${unshipped} unshipped orders`).click()
      await expect(button(page, cancelName(unshipped))).toBeVisible()
      const [later] = (await addOrders(call, customer, 1)) as [Order]
      await expectNews(said(page, `${unshipped} orders were cancelled`), () => cancel(page, unshipped))
      const left = await call<{ rows: Order[] }>('GET', `${ORDERS}/selection?${query}`)
      expect(left.rows.filter(({ status: at }) => isOpen(at)).map(({ id }) => id)).toEqual([later.id])
    },
  },
]
