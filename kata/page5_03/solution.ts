import type { components } from './api'
import { strive } from './strive'

type Product = components['schemas']['Product']
/** A cell with its field, which keeps the text until it is saved. `retry` repeats a request that got no reply. */
type Cell = { id: number; field: 'stock' | 'reorderAt'; input: HTMLInputElement; note: Element; retry?: () => void }
/** `base` is the stored value that was typed over. */
type Edit = { cell: Cell; text: string; base: number; isRefused?: boolean }
type Request = { rows: { id: number; version?: number; cells: object }[]; key: string }
type Reply = { products: Product[]; refused: { id: number; field: string; code: string }[] }

const NOTHING: Reply = { products: [], refused: [] }
const STEPS: Record<string, number> = { Enter: 2, ArrowDown: 2, ArrowUp: -2, ArrowLeft: -1, ArrowRight: 1 }

const products = new Map<number, Product>()
/** From left to right, row by row. */
const cells: Cell[] = []
const history: Edit[][] = []
/** One request at a time, because the next needs the versions that this one creates. */
let queue = Promise.resolve()
/** What was stored in the current cell when somebody began to type; null if nobody is typing. */
let base: number | null = null

const grid = Object.assign(document.createElement('table'), { role: 'grid', ariaLabel: 'Products' })
grid.innerHTML = '<tr><th>SKU</th><th>English name</th><th>In stock</th><th>Reorder point</th></tr>'
document.querySelector('#app')?.append(grid)
const cellOf = (target: EventTarget | null) => cells.find(({ input }) => input.parentElement?.contains(target as Node))
const storedIn = ({ id, field }: Cell) => products.get(id)?.[field] ?? 0

function addRow(product: Product) {
  products.set(product.id, product)
  const row = grid.insertRow()
  row.innerHTML = '<th scope="row"></th><td></td>'
  row.cells[0]?.append(product.sku)
  row.cells[1]?.append(product.name.en)
  for (const field of ['stock', 'reorderAt'] as const) {
    const [place, noteId] = [row.insertCell(), `${field}-${product.id}`]
    place.innerHTML = `<input aria-describedby="${noteId}"> <span id="${noteId}"></span>
      <button>Try again</button> <button>Discard</button>`
    const [input, note] = place.children as unknown as [HTMLInputElement, Element]
    input.ariaLabel = `${field === 'stock' ? 'In stock' : 'Reorder point'}, ${product.sku}`
    cells.push({ id: product.id, field, input, note })
  }
}

function show(cell: Cell, text: string, issue = '', retry?: () => void) {
  const { input, note } = Object.assign(cell, { retry })
  input.value = text
  if (input === document.activeElement) input.select()
  input.ariaInvalid = String(issue !== '')
  note.textContent = issue
  for (const button of input.parentElement?.querySelectorAll('button') ?? []) button.hidden = !retry
}
const restore = (cell: Cell) => show(cell, String(storedIn(cell)))

/** One row for each product, without cells that somebody else is known to have changed. */
function requestOf(edits: Edit[]): Request {
  const rows = new Map<number, Request['rows'][0]>()
  for (const { cell, text, base } of edits) {
    const { id, field } = cell
    const row = rows.get(id) ?? { id, version: products.get(id)?.version, cells: {} }
    if (storedIn(cell) !== base) continue
    rows.set(id, { ...row, cells: { ...row.cells, [field]: /^-?\d+$/.test(text) ? Number(text) : text } })
  }
  return { rows: [...rows.values()], key: crypto.randomUUID() }
}

/** Shows the edits, and sends them when it is their turn. A repeated request has its old key, so it takes effect once. */
function save(edits: Edit[], isUndo = false, request?: Request) {
  for (const { cell, text } of edits) show(cell, text)
  queue = queue.then(() => send(edits, isUndo, request ?? requestOf(edits)))
}

async function send(edits: Edit[], isUndo: boolean, request: Request) {
  const options = { method: 'PATCH', headers: { 'idempotency-key': request.key }, body: { rows: request.rows } }
  const ask = async () => (request.rows.length > 0 ? (await strive<Reply>('/api/products', options)).data : NOTHING)
  const reply = await ask().catch(() => null)
  for (const product of reply?.products ?? []) products.set(product.id, product)
  for (const edit of edits) {
    const { cell, text } = edit
    const refusal = reply?.refused.find(({ id, field }) => id === cell.id && field === cell.field)
    edit.isRefused = refusal !== undefined || storedIn(cell) !== Number(text)
    if (!isShown(edit)) continue
    if (!reply) show(cell, text, 'Not saved.', () => save(edits, isUndo, request))
    else if (!edit.isRefused) restore(cell)
    else if (refusal && refusal.code !== 'stale') show(cell, text, 'Enter a whole number from 0 to 99,999.')
    else show(cell, text, `It is ${storedIn(cell)} now. Enter yours again to replace it.`)
  }
  if (reply && !isUndo) history.push(edits)
}

/** False if the cell has been edited again since. */
const isShown = ({ cell: { input }, text }: Edit) =>
  input.value === text && (base === null || input !== document.activeElement)

/** Saves the earlier values again, and discards what is still refused. */
function undo() {
  const edits = history.pop() ?? []
  for (const edit of edits) if (edit.isRefused && isShown(edit)) restore(edit.cell)
  save(edits.filter(({ isRefused }) => !isRefused).map(flipped), true)
}
const flipped = ({ cell, text, base }: Edit) => ({ cell, text: String(base), base: Number(text) })

grid.onkeydown = event => {
  const { key, target } = event
  const cell = cellOf(target)
  if (!cell || target !== cell.input) return
  const isText = base !== null && ['ArrowLeft', 'ArrowRight'].includes(key)
  if (key in STEPS && !isText) cells[cells.indexOf(cell) + (STEPS[key] ?? 0)]?.input.focus()
  else if (key === 'Escape') {
    base = null
    restore(cell)
  } else if (key === 'z' && (event.ctrlKey || event.metaKey) && base === null) queue = queue.then(undo)
  else return
  event.preventDefault()
}
grid.oninput = ({ target }) => {
  const cell = cellOf(target)
  if (cell) base ??= storedIn(cell)
}
grid.onclick = ({ target }) => {
  const cell = cellOf(target)
  const { textContent } = target as Element
  cell?.input.focus()
  if (base === null) cell?.input.select()
  if (cell && textContent === 'Discard') restore(cell)
  if (textContent === 'Try again') cell?.retry?.()
}
grid.addEventListener('focusin', ({ target }) => target instanceof HTMLInputElement && target.select())
grid.addEventListener('focusout', ({ target }) => {
  const cell = cellOf(target)
  if (!cell || base === null) return
  const edit = { cell, text: cell.input.value.trim(), base }
  base = null
  save([edit])
})
grid.onpaste = event => {
  const first = cells.findIndex(({ input }) => input === event.target)
  if (first < 0 || base !== null) return
  event.preventDefault()
  const lines = event.clipboardData?.getData('text/plain').trimEnd().split(/\r?\n/) ?? []
  const block = lines.flatMap((line, down) =>
    line.split('\t', 2 - (first % 2)).map((text, right) => ({ text, cell: cells[first + 2 * down + right] })),
  )
  save(block.flatMap(({ text, cell }) => (cell ? [{ cell, text, base: storedIn(cell) }] : [])))
}

async function load() {
  const { data } = await strive<{ rows: Product[] }>('/api/products')
  data.rows.forEach(addRow)
  cells.forEach(restore)
}

await load()
