import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { makeFault } from '#tests/journeys/fault-lab.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { hold } from '#tests/journeys/racing/hold.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page5/page5_03'
type Product = { id: number; sku: string; version: number; priceCents: number; stock: number; reorderAt: number }
type Caller = Awaited<ReturnType<typeof workInOwnSandbox>>

/** Signs in and works in a sandbox of the test's own. Returns the first products of the sheet. */
async function open(page: Page) {
  await enter(page)
  const call = await workInOwnSandbox(page)
  await page.goto(PAGE)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  return { call, products: await read(call) }
}
const read = async (call: Caller) => (await call<{ rows: Product[] }>('GET', '/api/products?limit=50')).rows
const cell = (page: Page, product: Product | undefined, column: number) =>
  page
    .getByRole('row', { name: new RegExp(`^${product?.sku}`) })
    .getByRole('gridcell')
    .nth(column - 1)
const PRICE = 4
const STOCK = 5
const REORDER = 6
const paste = (page: Page, text: string) =>
  page.getByRole('grid').evaluate((grid, given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    const options = { clipboardData, bubbles: true, cancelable: true }
    ;(document.activeElement ?? grid).dispatchEvent(new ClipboardEvent('paste', options))
  }, text)
const allSaved = (page: Page) => expect(page.getByText('All changes saved.')).toBeVisible()

test('cells are edited by keyboard; of a pasted block only the invalid cell comes back, and can be corrected', async ({
  page,
}) => {
  const { call, products } = await open(page)
  const [one, two] = products
  await cell(page, one, STOCK).click()
  await page.keyboard.type('41')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(`Reorder point, ${one?.sku}`)).toBeFocused()
  await page.keyboard.press('F2')
  await page.keyboard.type('0')
  await page.keyboard.press('Escape')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(`Reorder point, ${two?.sku}`)).toBeFocused()
  await allSaved(page)
  expect((await read(call))[0]).toMatchObject({ stock: 41, reorderAt: 7, version: 3 })
  await page.keyboard.press('ArrowLeft')
  await paste(page, '12\t3\n-5\t4\n')
  await expect(page.getByText('Must be at least 0.')).toBeVisible()
  await expect(page.getByText('1 cell was refused. Correct it or discard your input.')).toBeVisible()
  await expect(cell(page, products[2], STOCK)).toContainText('-5')
  expect((await read(call)).slice(1, 3)).toMatchObject([{ stock: 12, reorderAt: 3 }, { reorderAt: 4 }])
  // A double click edits, too, and there Ctrl+A selects the text alone.
  await cell(page, products[2], STOCK).dblclick()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await allSaved(page)
  expect((await read(call))[2]).toMatchObject({ stock: 5 })

  // A block is copied in the format of spreadsheets.
  await cell(page, one, STOCK).click()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  const copied = await page.getByRole('grid').evaluate(() => {
    const clipboardData = new DataTransfer()
    const options = { clipboardData, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new ClipboardEvent('copy', options))
    return clipboardData.getData('text/plain')
  })
  expect(copied).toBe('41\t7\n12\t3')
})

test('prices are raised after a preview, and undone; others’ changes stay', { tag: '@long' }, async ({ page }) => {
  const { call, products } = await open(page)
  const place = await cell(page, products[0], PRICE).boundingBox()
  await cell(page, products[0], PRICE).click()
  expect(await cell(page, products[0], PRICE).boundingBox(), 'a click moves no cell').toEqual(place)
  for (let row = 1; row < 5; row++) await page.keyboard.press('Shift+ArrowDown')
  await page.getByRole('button', { name: 'Change 5 prices' }).click()
  await page.getByLabel('Percentage').fill('10')
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('row')).toHaveCount(6)
  await page.getByRole('button', { name: 'Change prices' }).click()
  await allSaved(page)
  const raised = (await read(call)).slice(0, 5)
  expect(raised.every(({ priceCents }, at) => priceCents > (products[at]?.priceCents ?? 0))).toBe(true)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('5 cells were restored.')).toBeVisible()
  const back = (await read(call)).slice(0, 5)
  expect(back.map(({ priceCents }) => priceCents)).toEqual(products.slice(0, 5).map(({ priceCents }) => priceCents))

  // Someone else changes the cell while it is being edited.
  const [product] = back
  await cell(page, product, STOCK).click()
  await page.keyboard.type('77')
  const rows = [{ id: product?.id, version: product?.version, cells: { stock: 66 } }]
  await call('PATCH', '/api/products', { rows })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Somebody else changed this to 66.')).toBeVisible()
  for (const key of ['ArrowUp', 'Tab', 'Tab']) await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: `Use theirs: In stock, ${product?.sku}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(`In stock, ${product?.sku}`)).toHaveValue('66')
  await allSaved(page)
  expect((await read(call))[0]).toMatchObject({ stock: 66 })
})

test('a conflict is decided in its cell, and no issue makes a row high', { tag: '@long' }, async ({ page }) => {
  const { call, products } = await open(page)
  const [product, other] = products
  const height = async (of: Product | undefined) => (await cell(page, of, STOCK).boundingBox())?.height ?? 0
  const usual = await height(product)
  await cell(page, product, STOCK).click()
  await page.keyboard.type('77')
  await call('PATCH', '/api/products', { rows: [{ id: product?.id, version: product?.version, cells: { stock: 66 } }] })
  await page.keyboard.press('Enter')
  const note = 'Somebody else changed this to 66.'
  await expect(cell(page, product, STOCK)).toContainText(`77${note}`)
  await expect(cell(page, product, STOCK).getByTitle(note)).toBeVisible()
  expect(await height(product)).toBeLessThan(usual * 1.6)

  // The current cell says all of it over the rows below, which stay where they are.
  await page.keyboard.press('ArrowUp')
  const keep = page.getByRole('button', { name: `Keep mine: In stock, ${product?.sku}` })
  await expect(keep).toBeInViewport({ ratio: 1 })
  const field = page.getByRole('textbox', { name: `In stock, ${product?.sku}` })
  await expect(field).toHaveAccessibleDescription(note)
  expect(await height(product)).toBeLessThan(usual * 1.6)
  expect(await height(other)).toBe(usual)
  await page.keyboard.press('Tab')
  await expect(keep).toBeFocused()
  await page.keyboard.press('Enter')
  await allSaved(page)
  await expect(field).toBeFocused()
  expect((await read(call))[0]).toMatchObject({ stock: 77 })
})

test('Undo and Redo take the refused cells of a paste too', { tag: '@long' }, async ({ page }) => {
  const { call, products } = await open(page)
  const [one, two, three] = products
  const stored = async () => (await read(call)).slice(0, 3).map(({ stock }) => stock)
  const before = await stored()
  const [undo, redo] = [
    page.getByRole('button', { name: 'Undo', exact: true }),
    page.getByRole('button', { name: 'Redo', exact: true }),
  ]
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await cell(page, one, STOCK).click()
  await paste(page, '12\n-5\n13')
  const refusal = page.getByText('Must be at least 0.')
  await expect(refusal).toBeVisible()
  expect(await stored()).toEqual([12, before[1], 13])

  // In the current cell, which holds a field.
  await page.keyboard.press('Control+z')
  await expect(page.getByText('3 cells were restored.')).toBeVisible()
  await expect(refusal).toBeHidden()
  await allSaved(page)
  expect(await stored()).toEqual(before)
  await page.keyboard.press('Control+y')
  await expect(cell(page, two, STOCK)).toContainText('-5')
  await expect(refusal).toBeVisible()
  expect(await stored()).toEqual([12, before[1], 13])

  // In a filter that has no text to undo, on nothing at all, and in the lesson.
  await page.getByLabel('Category').focus()
  await page.keyboard.press('Control+z')
  await expect(refusal).toBeHidden()
  await allSaved(page)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+Shift+Z')
  await expect(refusal).toBeVisible()
  await page.keyboard.press('?')
  await page.getByRole('tab').first().focus()
  await page.keyboard.press('Control+z')
  await expect(refusal).toBeHidden()
  await allSaved(page)
  expect(await stored()).toEqual(before)
  await expect(undo).toHaveAttribute('aria-disabled', 'true')

  // A text field undoes its own text, and the cell that is being edited, too.
  await page.keyboard.press('?')
  await redo.click()
  await expect(refusal).toBeVisible()
  const search = page.getByRole('main').getByLabel('Search', { exact: true })
  await search.pressSequentially('zz')
  await search.press('Control+z')
  await expect(search).not.toHaveValue('zz')
  await search.fill('')
  await expect(cell(page, three, STOCK)).toHaveText('13')
  await cell(page, three, STOCK).click()
  await page.keyboard.type('99')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Escape')
  expect((await stored())[2]).toBe(13)

  // A new change ends what could be redone.
  await page.keyboard.press('Control+z')
  await expect(redo).toHaveAttribute('aria-disabled', 'false')
  await allSaved(page)
  await page.keyboard.type('50')
  await page.keyboard.press('Enter')
  await allSaved(page)
  await expect(redo).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Control+y')
  expect(await stored()).toEqual([before[0], before[1], 50])
})

test('columns keep their width, whatever they contain; the operator’s own widths survive a reload', {
  tag: '@long',
}, async ({ page }) => {
  const { products } = await open(page)
  const widths = () =>
    page
      .getByRole('columnheader')
      .evaluateAll(heads => heads.map(head => Math.round(head.getBoundingClientRect().width)))
  const usual = await widths()
  await cell(page, products[0], STOCK).click()
  await paste(page, '-123456789012')
  await expect(page.getByText('Must be at least 0.')).toBeVisible()
  expect(await widths()).toEqual(usual)
  await page.keyboard.press('Escape')

  // By keyboard, in the column of the current cell.
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await page.keyboard.press('Alt+Shift+ArrowLeft')
  await expect(page).toHaveURL(/widths=stock(:|%3A)\d+/)
  await expect(page.getByLabel(`In stock, ${products[0]?.sku}`)).toBeFocused()

  // With the mouse: by dragging the edge of the head, and back with a double click.
  const edge = page.getByRole('columnheader', { name: 'English name' }).getByTitle(/^Drag to resize/)
  const box = await edge.boundingBox()
  if (!box) throw new Error('The edge is not drawn.')
  await page.mouse.move(box.x + 4, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 84, box.y + 10, { steps: 4 })
  await page.mouse.up()
  await expect(page).toHaveURL(/nameEn/)
  const own = await widths()
  expect(own[1]).toBeGreaterThan((usual[1] ?? 0) + 40)
  await page.reload()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  expect(await widths()).toEqual(own)
  await edge.dblclick()
  await expect(page).not.toHaveURL(/nameEn/)
})

test.describe('its tasks', () => {
  test.use({ expectedErrors: [/503/] })
  test('are solved by working on the page', async ({ page }) => {
    const { products } = await open(page)
    await beginTasks(page, 'page5_03')
    await cell(page, products[0], STOCK).click()
    await paste(page, '12\n-5\n')
    await expect(page.getByText('Must be at least 0.')).toBeVisible()
    await cell(page, products[1], STOCK).click()
    await page.keyboard.type('5')
    await page.keyboard.press('Enter')
    await allSaved(page)

    await cell(page, products[0], PRICE).click()
    for (let row = 1; row < 5; row++) await page.keyboard.press('Shift+ArrowDown')
    await page.getByRole('button', { name: 'Change 5 prices' }).click()
    await page.getByLabel('Percentage').fill('10')
    await page.getByRole('button', { name: 'Change prices' }).click()
    await allSaved(page)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('5 cells were restored.')).toBeVisible()

    await makeFault(page, 'PATCH /api/products', {
      'Failure type': 'Error status',
      Status: '503',
      Calls: 'First n calls',
      'Number of calls': '1',
    })
    await page.goto(PAGE)
    await cell(page, products[2], REORDER).click()
    await page.keyboard.type('9')
    await page.keyboard.press('Enter')
    await page
      .getByRole('button', { name: /^Try again/ })
      .first()
      .click()
    await allSaved(page)
    await expectTasksSolved(page, PAGE)
  })
})

/** Types into a cell, and leaves it. */
async function write(target: Locator, text: string) {
  await target.click()
  await target.page().keyboard.type(text)
  await target.page().keyboard.press('Enter')
}

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/503/] })
  const failing = { method: 'PATCH', path: '/api/products', fault: { status: 503 } }

  test('an unsaved cell says so and keeps its text until it is retried', { tag: '@long' }, async ({ page }) => {
    const { call, products } = await open(page)
    const [product, other] = products
    const held = await hold(page, 'PATCH /api/products', { status: 503 })
    await write(cell(page, product, REORDER), '19')
    await expect(cell(page, product, REORDER)).toHaveText('19')
    await expect(page.getByText('Saving…')).toBeVisible()
    await held.releaseOne()
    const note = `Not saved. The stored value is ${product?.reorderAt}.`
    await expect(cell(page, product, REORDER)).toContainText(`19${note}`)
    await expect(page.getByRole('status').filter({ hasText: '1 change could not be saved.' })).toBeVisible()

    // The cell stays unsaved while other cells are edited, and when a filter shows other products.
    await write(cell(page, other, STOCK), '8')
    await held.releaseOne()
    await expect(page.getByRole('status').filter({ hasText: '2 changes could not be saved.' })).toBeVisible()
    await expect(cell(page, product, REORDER)).toContainText(note)

    // By keyboard: the buttons belong to the current cell, and the focus stays in it.
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: `Try again: In stock, ${other?.sku}` })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(`In stock, ${other?.sku}`)).toBeFocused()
    await expect(cell(page, other, STOCK)).toHaveText(String(other?.stock))
    await held.end()
    await cell(page, product, REORDER).click()
    await page.getByRole('button', { name: `Try again: Reorder point, ${product?.sku}` }).click()
    await allSaved(page)
    await expect(page.getByRole('alert').filter({ hasText: 'could not be saved' })).toBeHidden()
    await expect(page.getByLabel(`Reorder point, ${product?.sku}`)).toBeFocused()
    await expect(cell(page, product, REORDER)).toHaveText('19')
    expect((await read(call))[0]).toMatchObject({ reorderAt: 19, version: 2 })
  })

  test.describe('after it has saved', () => {
    test.use({ expectedErrors: [/ERR_EMPTY_RESPONSE|ERR_CONNECTION/] })
    test('a lost reply leaves it open whether the cell is saved', { tag: '@long' }, async ({ page }) => {
      const { call, products } = await open(page)
      const [product] = products
      await call('POST', '/api/faults', { ...failing, fault: { lost: true, first: 1 } })
      await write(cell(page, product, REORDER), '19')
      await expect(cell(page, product, REORDER)).toContainText('19Perhaps not saved. The stored value is 19, too.')
      await cell(page, product, REORDER).click()
      await page.getByRole('button', { name: `Try again: Reorder point, ${product?.sku}` }).click()
      await allSaved(page)
      expect((await read(call))[0]).toMatchObject({ reorderAt: 19, version: 2 })
    })
  })

  test('a part of a failed block is discarded, and the rest is retried', { tag: '@long' }, async ({ page }) => {
    const { call, products } = await open(page)
    await call('POST', '/api/faults', failing)
    await cell(page, products[0], STOCK).click()
    await paste(page, '31\t3\n32\t4')
    await expect(page.getByRole('status').filter({ hasText: '4 changes could not be saved.' })).toBeVisible()
    // The card of the current cell covers the cell below.
    await page.keyboard.press('ArrowDown')
    await page.getByRole('button', { name: `Discard: In stock, ${products[1]?.sku}` }).click()
    await call('DELETE', '/api/faults')
    await page.getByRole('button', { name: 'Try again', exact: true }).click()
    await allSaved(page)
    expect((await read(call)).slice(0, 2)).toMatchObject([
      { stock: 31, reorderAt: 3 },
      { stock: products[1]?.stock, reorderAt: 4 },
    ])
  })

  test('the state of unsaved cells is accessible in every view', { tag: '@long' }, async ({ page }) => {
    test.slow()
    const { call, products } = await open(page)
    await call('POST', '/api/faults', { ...failing, fault: { status: 503 } })
    await expectAccessible(page, PAGE, async () => {
      await write(cell(page, products[0], STOCK), '8')
      await expect(cell(page, products[0], STOCK)).toContainText(/Not saved. The stored value is|未儲存，目前儲存的是/)
      await cell(page, products[0], STOCK).click()
    })
    await call('DELETE', '/api/faults')
  })
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  const { products } = await open(page)
  await expectAccessible(page, PAGE, async () => {
    await write(cell(page, products[0], STOCK), '-3')
    await expect(page.getByText(/^(Must be at least 0\.|至少 0。)$/)).toBeVisible()
  })
})
