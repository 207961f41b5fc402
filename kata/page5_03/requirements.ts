import type { Locator, Page } from '@playwright/test'
import { expect } from '#kata/judge/expect.ts'
import { anyNumber } from '#kata/judge/fresh.ts'
import { holdFirst, loseFirst } from '#kata/judge/network.ts'
import type { Requirement } from '#kata/kata.ts'
import type { Call } from '#scripts/call-api.ts'

type Product = { id: number; version: number; sku: string; name: { en: string }; stock: number; reorderAt: number }
type Cells = Partial<Pick<Product, 'stock' | 'reorderAt'>>

const PATH = '/api/products'
const SAVE = { method: 'PATCH', path: PATH }
const read = async (call: Call) => (await call<{ rows: Product[] }>('GET', `${PATH}?limit=3`)).rows

/** Changes cells of a product as a colleague would. */
async function change(call: Call, { id }: Product, cells: Cells) {
  const { version } = await call<Product>('GET', `${PATH}/${id}`)
  await call('PATCH', PATH, { rows: [{ id, version, cells }] })
}

/** Gives the first three products the stock 10 and the reorder point 3. */
async function arrange(call: Call) {
  for (const product of await read(call)) await change(call, product, { stock: 10, reorderAt: 3 })
  return (await read(call)) as [Product, Product, Product]
}

const row = (page: Page, { sku }: Product) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: sku, exact: true }) })
const stock = (page: Page, product: Product) => row(page, product).getByRole('gridcell').nth(-2)
const reorderPoint = (page: Page, product: Product) => row(page, product).getByRole('gridcell').last()

/** Expects a text in a cell, or in the field that it contains. */
function expectShown(cell: Locator, text: RegExp) {
  const shown = () =>
    cell.evaluate((element: HTMLElement) => {
      const fields = [...element.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
      return `${fields.join('')} ${element.innerText}`.replace(/\s+/g, ' ').trim()
    })
  return expect.poll(shown, `${cell}`).toMatch(text)
}

/** Expects the focus on a cell, or on the field that it contains. */
const expectCurrent = (cell: Locator) =>
  expect.poll(() => cell.evaluate(element => element.contains(document.activeElement)), `focus in ${cell}`).toBe(true)

/** Expects cells of the first products on the server. */
const expectHeld = (call: Call, ...cells: Cells[]) =>
  expect.poll(() => read(call), 'on the server').toMatchObject([...cells, {}, {}, {}].slice(0, 3))

/** Types over the current cell, and leaves it with a key. */
async function type(page: Page, text: string, key = 'Enter') {
  await page.keyboard.type(text)
  await page.keyboard.press(key)
}

/** Pastes a block into the current cell. */
async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(text => navigator.clipboard.writeText(text), text)
  await page.keyboard.press('ControlOrMeta+v')
}

export const requirements: Requirement[] = [
  {
    id: 'grid',
    says: {
      en: 'A grid “Products” has a row for each product, in the order of SKUs. The row header is the SKU; the last two columns are In stock and Reorder point.',
      zh: '名為「Products」的 grid，每項商品一列，依貨號排序。列標題是貨號，最後兩欄是 In stock 與 Reorder point。',
    },
    async check({ page, open, call }) {
      for (const product of await read(call))
        await change(call, product, { stock: anyNumber(100, 99_999), reorderAt: anyNumber(100, 99_999) })
      const products = await read(call)
      await open()
      const grid = page.getByRole('grid', { name: 'Products' })
      for (const [at, { sku }] of products.entries()) await expect(grid.getByRole('rowheader').nth(at)).toHaveText(sku)
      await expect(grid.getByRole('columnheader').nth(-2)).toContainText('In stock')
      await expect(grid.getByRole('columnheader').last()).toContainText('Reorder point')
      for (const product of products) {
        await expectShown(stock(page, product), new RegExp(`^${product.stock}$`))
        await expectShown(reorderPoint(page, product), new RegExp(`^${product.reorderAt}$`))
      }
    },
  },
  {
    id: 'by-keyboard',
    says: {
      en: 'Typing replaces the text of the current cell. Enter saves it and moves down, Tab saves it and moves right. Escape leaves the cell as it was. Arrow keys move.',
      zh: '直接輸入會取代目前儲存格的內容。Enter 儲存並往下移，Tab 儲存並往右移，Esc 恢復原狀，方向鍵移動。',
    },
    async check({ page, open, call }) {
      const [one, two, three] = await arrange(call)
      await open()
      await stock(page, one).click()
      await type(page, '41')
      await expectCurrent(stock(page, two))
      await type(page, '42', 'Tab')
      await expectCurrent(reorderPoint(page, two))
      await expectHeld(call, { stock: 41, reorderAt: 3 }, { stock: 42, reorderAt: 3 })
      await type(page, '7', 'Escape')
      await page.keyboard.press('ArrowDown')
      await expectCurrent(reorderPoint(page, three))
      await page.keyboard.press('ArrowLeft')
      await expectCurrent(stock(page, three))
      await expectShown(reorderPoint(page, two), /^3/)
      await expectHeld(call, { stock: 41 }, { stock: 42, reorderAt: 3 }, { stock: 10, reorderAt: 3 })
    },
  },
  {
    id: 'next-save-waits',
    needs: ['by-keyboard'],
    says: {
      en: 'A cell shows the input before the server has replied. You can edit the next cell of the same product meanwhile: it is saved with the new version.',
      zh: '儲存格在伺服器回應之前就顯示輸入的內容。其間可以繼續編輯同一項商品的下一格，它會以新的版本儲存。',
    },
    async check({ page, open, call }) {
      const [product] = await arrange(call)
      await open()
      const reply = await holdFirst(page, SAVE)
      await stock(page, product).click()
      await type(page, '21', 'Tab')
      await reply.arrived()
      await type(page, '5')
      await expectShown(stock(page, product), /^21/)
      await expectShown(reorderPoint(page, product), /^5/)
      await reply.release()
      await expectHeld(call, { stock: 21, reorderAt: 5 })
      await expectShown(stock(page, product), /^21$/)
      await expectShown(reorderPoint(page, product), /^5$/)
    },
  },
  {
    id: 'paste',
    needs: ['by-keyboard'],
    says: {
      en: 'A block from a spreadsheet (tabs between cells, line breaks between rows) is pasted from the current cell on. If a cell is refused, the others are saved. It keeps the input and contains the reason; where it has the focus, it is invalid and described by the reason. Another input corrects it.',
      zh: '可貼上試算表的整塊內容（格以 Tab 分隔，列以換行分隔），從目前的儲存格開始。有儲存格被拒絕時，其他仍會儲存。被拒絕的儲存格保留輸入的內容並附上原因；取得焦點時標為無效，並以原因為說明。再輸入一次即可更正。',
    },
    async check({ page, open, call }) {
      const [one, two] = await arrange(call)
      await open()
      await stock(page, one).click()
      await paste(page, '12\t4\n-5\t6')
      await expectHeld(call, { stock: 12, reorderAt: 4 }, { stock: 10, reorderAt: 6 })
      await expectShown(stock(page, two), /^-5.*\w{3}/)
      await page.keyboard.press('ArrowDown')
      await expectCurrent(stock(page, two))
      const focused = page.locator(':focus')
      await expect(focused).toHaveAttribute('aria-invalid', 'true')
      await expect(focused).toHaveAccessibleDescription(/\w{3}/)
      await type(page, '8')
      await expectHeld(call, { stock: 12, reorderAt: 4 }, { stock: 8, reorderAt: 6 })
      await expectShown(stock(page, two), /^8$/)
    },
  },
  {
    id: 'not-saved',
    needs: ['by-keyboard'],
    says: {
      en: 'If a save gets no reply, the cell keeps the input and says “Not saved”. Once it is the current cell again, it has the buttons “Discard” and “Try again”. The latter saves it, even if the server did receive the first attempt, and the cell has the focus again.',
      zh: '儲存沒有得到回應時，儲存格保留輸入的內容並顯示「Not saved」；回到該格時，格內有「Discard」與「Try again」按鈕。按「Try again」會再儲存一次，即使伺服器其實收到了第一次的請求也會成功，焦點回到該儲存格。',
    },
    async check({ page, open, call }) {
      const [product] = await arrange(call)
      await open()
      const cell = reorderPoint(page, product)
      const lost = await loseFirst(page, SAVE)
      await cell.click()
      await type(page, '19')
      await lost.arrived()
      await expectShown(cell, /^19.*not saved/i)
      await page.keyboard.press('ArrowUp')
      await expect(cell.getByRole('button', { name: /^Discard/ })).toBeVisible()
      const again = await holdFirst(page, SAVE)
      await cell.getByRole('button', { name: /^Try again/ }).click()
      await again.arrived()
      await again.release()
      await expectShown(cell, /^19$/)
      await expectCurrent(cell)
      await expectHeld(call, { reorderAt: 19 })
    },
  },
  {
    id: 'conflict',
    needs: ['by-keyboard'],
    says: {
      en: 'If a colleague has changed the cell while you type, nothing is overwritten: the cell keeps your input and contains the colleague’s value, too. Entering yours again overwrites it.',
      zh: '您輸入時若同事改了同一格，不會覆蓋：儲存格保留您輸入的內容，並寫出同事的值。再輸入一次才會覆寫。',
    },
    async check({ page, open, call }) {
      const [product] = await arrange(call)
      await open()
      await stock(page, product).click()
      await page.keyboard.type('77')
      const theirs = anyNumber(100, 9_999)
      await change(call, product, { stock: theirs })
      await page.keyboard.press('Enter')
      await expectShown(stock(page, product), new RegExp(`^77.*${theirs}`))
      await expectHeld(call, { stock: theirs })
      await page.keyboard.press('ArrowUp')
      await type(page, '77')
      await expectHeld(call, { stock: 77 })
    },
  },
  {
    id: 'undo',
    needs: ['paste'],
    says: {
      en: 'Ctrl+Z undoes the last change, a whole paste at once: saved cells get their old values again, on the server too, and refused input disappears. The next Ctrl+Z undoes the change before.',
      zh: 'Ctrl+Z 復原上一次變更，貼上的整塊一次復原：已儲存的儲存格（伺服器上也是）恢復原值，被拒絕的內容消失。再按一次，復原更前一次的變更。',
    },
    async check({ page, open, call }) {
      const [one, two, three] = await arrange(call)
      await open()
      await reorderPoint(page, three).click()
      await type(page, '9')
      await expectHeld(call, {}, {}, { reorderAt: 9 })
      await stock(page, one).click()
      await paste(page, '12\t4\n-5\t6')
      await expectShown(stock(page, two), /^-5.*\w{3}/)
      await expectHeld(call, { stock: 12, reorderAt: 4 }, { stock: 10, reorderAt: 6 })
      await page.keyboard.press('ControlOrMeta+z')
      await expectHeld(call, { stock: 10, reorderAt: 3 }, { stock: 10, reorderAt: 3 }, { reorderAt: 9 })
      await expectShown(stock(page, two), /^10$/)
      await page.keyboard.press('ControlOrMeta+z')
      await expectHeld(call, {}, {}, { reorderAt: 3 })
    },
  },
]
