import type { components } from './api'
import { type Problem, strive } from './strive'

type Customer = components['schemas']['Customer']
type Product = components['schemas']['Product']
type Row = Customer | Product
type Order = components['schemas']['OrderWithLines']
type Choice<R> = { chosen: R | null }
type Line = { product: Choice<Product>; quantity: HTMLInputElement; issue: HTMLElement }

const app = document.querySelector('#app') as HTMLElement
const at = <E extends HTMLElement>(selector: string, inside: Element = app) => inside.querySelector(selector) as E
const toDollars = (cents: number) => Math.round(cents / 100) * 100

let customer: Choice<Customer> = { chosen: null }
let lines: Line[] = []
/** One for each form: however often it is sent, the server places one order. */
let key = ''
let isSending = false

/** Shows what the address says: an order, or a form for a new one. */
async function show() {
  const id = new URLSearchParams(location.search).get('order')
  if (id) showOrder(await readOrder(id))
  else begin()
}

async function readOrder(id: string): Promise<Order> {
  return (await strive<Order>(`/api/orders/${id}`)).data
}

function showOrder(order: Order) {
  app.innerHTML = '<h1 tabindex="-1"></h1><ul></ul>'
  at('h1').textContent = `Order ${order.id}`
  for (const { quantity, product } of order.lines)
    at('ul').appendChild(document.createElement('li')).textContent = `${quantity} × ${product.name.en}`
  at('h1').focus()
}

function begin() {
  lines = []
  key = crypto.randomUUID()
  app.innerHTML = `<h1>New order</h1>
    <form novalidate>
      <div id="customer"></div> <div id="lines"></div>
      <button type="button" id="add">Add line</button> <button>Place order</button>
      <p role="status"></p> <p role="alert"></p>
    </form>`
  customer = addCombobox<Customer>(at('#customer'), 'Customer', '/api/customers?sort=name')
  at('#add').onclick = addLine
  at('form').oninput = showTotal
  at('form').onsubmit = place
  addLine()
}

function addLine() {
  const box = at('#lines').appendChild(document.createElement('fieldset'))
  const issueId = `issue-${lines.length + 1}`
  box.innerHTML = `<legend>Line ${lines.length + 1}</legend>
    <label>Quantity <input value="1" aria-describedby="${issueId}"></label> <span id="${issueId}"></span>`
  const [quantity, issue] = [at<HTMLInputElement>('input', box), at('span', box)]
  lines.push({ product: addCombobox<Product>(box, 'Product', '/api/products?isSold=true'), quantity, issue })
}

/** Typing searches, ArrowDown goes to the matches, Enter or a click chooses one. */
function addCombobox<R extends Row>(box: Element, label: string, path: string): Choice<R> {
  const field = box.appendChild(document.createElement('div'))
  field.innerHTML = `<label>${label} <input role="combobox" autocomplete="off"></label> <div role="listbox"></div>`
  const [input, list] = [at<HTMLInputElement>('input', field), at('[role=listbox]', field)]
  const choice: Choice<R> = { chosen: null }
  let request = new AbortController()
  function offer(rows: R[]) {
    request.abort()
    input.ariaExpanded = String(rows.length > 0)
    list.replaceChildren(
      ...rows.map(row => {
        const option = document.createElement('button')
        Object.assign(option, { type: 'button', role: 'option', textContent: row.name.en })
        option.onclick = () => {
          offer([])
          choice.chosen = row
          input.value = row.name.en
          input.focus()
          showTotal()
        }
        return option
      }),
    )
  }
  input.oninput = async () => {
    request.abort()
    request = new AbortController()
    const query = `${path}&search=${encodeURIComponent(input.value)}`
    const reply = await strive<{ rows: R[] }>(query, { signal: request.signal }).catch(() => null)
    if (reply) offer(reply.data.rows)
  }
  field.onkeydown = event => {
    const next = event.target === input ? list.firstElementChild : (event.target as Element).nextElementSibling
    if (event.key === 'ArrowDown') (next as HTMLElement | null)?.focus()
    if (event.key === 'ArrowDown' || (event.key === 'Enter' && event.target === input)) event.preventDefault()
  }
  return choice
}

function draft() {
  const filled = lines.flatMap(({ product, quantity }) => {
    if (!product.chosen) return []
    const { id, priceCents } = product.chosen
    const unitPriceCents = customer.chosen?.kind === 'business' ? toDollars((priceCents * 9) / 10) : priceCents
    return [{ productId: id, quantity: Number(quantity.value), unitPriceCents }]
  })
  const sum = filled.reduce((cents, { quantity, unitPriceCents }) => cents + quantity * unitPriceCents, 0)
  const totalCents = sum + toDollars((sum * 5) / 100)
  return { customerId: customer.chosen?.id ?? 0, siteId: null, lines: filled, totalCents }
}

function showTotal() {
  at('[role=status]').textContent = `Total NT$${(draft().totalCents / 100).toLocaleString('en-US')}`
}

async function place(event: SubmitEvent) {
  event.preventDefault()
  if (isSending) return
  isSending = true
  at('[role=alert]').textContent = ''
  for (const line of lines) line.quantity.ariaInvalid = line.issue.textContent = ''
  try {
    const headers = { 'idempotency-key': key }
    const { data } = await strive<Order>('/api/orders', { method: 'POST', headers, body: draft() })
    history.pushState(null, '', `?order=${data.id}`)
    showOrder(data)
  } catch (error) {
    const { status, message, errors = [] } = error as Problem
    at('[role=alert]').textContent = status ? message : 'No reply. Place it again: it will still be one order.'
    // The first issue gets the focus last.
    for (const { pointer, code } of errors.reverse()) await explain(pointer, code)
  }
  isSending = false
}

/** Shows an issue at its line. The server counts the lines that were sent. */
async function explain(pointer: string, code: string) {
  const line = lines.filter(({ product }) => product.chosen)[Number(pointer.split('/')[3])]
  if (!line?.product.chosen) return
  line.issue.textContent = code === 'price-changed' ? 'The price has changed.' : 'There are not so many in stock.'
  if (code === 'price-changed')
    line.product.chosen = (await strive<Product>(`/api/products/${line.product.chosen.id}`)).data
  else line.quantity.ariaInvalid = 'true'
  line.quantity.focus()
  showTotal()
}

window.onpopstate = show
await show()
