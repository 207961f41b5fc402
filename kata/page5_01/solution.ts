import type { components } from './api'
import { type Problem, strive } from './strive'

type Order = components['schemas']['Order']
type Outcomes = components['schemas']['CancelOutcomes']['outcomes']
type Listed = { rows: Order[]; next: string | null }
type Totals = { byStatus: { status: string; count: number }[] }

const UNSHIPPED = ['placed', 'paid', 'packed']
const STATUSES = [...UNSHIPPED, 'shipped', 'delivered', 'cancelled']
const BATCH = 100
const REASONS = { 'order-on-its-way': 'already shipped', stale: 'changed meanwhile', 'not-found': 'no longer exists' }
const titleOf = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const countOf = (count: number) => (count === 1 ? '1 order' : `${count} orders`)
const at = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E

at('#app').innerHTML = `
  <h1>Orders</h1>
  <label>Search <input id="search" type="search"></label>
  <label>Status <select><option value="">Any status</option>
    ${STATUSES.map(status => `<option value="${status}">${titleOf(status)}</option>`).join('')}</select></label>
  <p role="status"></p> <p role="alert"></p>
  <p><button id="all" hidden></button> <button id="cancel" hidden></button> <button id="next">Next page</button></p>
  <table><thead><tr><td></td><th>Order</th><th>Customer</th><th>Status</th></tr></thead><tbody></tbody></table>
  <dialog aria-label="Cancel orders">
    <p>Cancelling can’t be undone.</p>
    <form method="dialog"><button autofocus>Keep orders</button> <button id="confirm"></button></form>
  </dialog>`

const search = at<HTMLInputElement>('#search')
const select = at<HTMLSelectElement>('select')
const dialog = at<HTMLDialogElement>('dialog')

let listed: Listed = { rows: [], next: null }
/** The selected orders, also those of other pages, in the versions that were selected. */
const selected = new Map<number, number>()
/** Why orders could not be cancelled. */
const refusals = new Map<number, string>()
/** The keys of requests that got no reply: sent again, they change nothing twice. */
const keys = new Map<string, string>()
let request = new AbortController()

/** What the address says, without the page. */
const filter = () => new URLSearchParams(location.search.replace(/\bcursor=[^&]*/, ''))

/** Shows what the address says. */
async function show() {
  const query = new URLSearchParams(location.search)
  select.value = query.get('status') ?? ''
  if (document.activeElement !== search) search.value = query.get('search') ?? ''
  request.abort()
  request = new AbortController()
  const { signal } = request
  try {
    const [page, totals] = await Promise.all([
      strive<Listed>(`/api/orders?${query}`, { signal }),
      strive<Totals>(`/api/orders/totals?${filter()}`, { signal }),
    ])
    listed = page.data
    draw()
    const unshipped = totals.data.byStatus.filter(({ status }) => UNSHIPPED.includes(status))
    const count = unshipped.reduce((sum, one) => sum + one.count, 0)
    at('#all').textContent = `Select all ${count} unshipped orders`
    at('#all').hidden = count === 0
  } catch (error) {
    if (!signal.aborted) at('[role=alert]').textContent = (error as Problem).message
  }
}

function draw() {
  at('#next').hidden = listed.next === null
  at('tbody').replaceChildren(
    ...listed.rows.map(({ id, version, customer, status }) => {
      const line = document.createElement('tr')
      line.innerHTML = `<td><input type="checkbox" aria-label="Select order ${id}"></td><th scope="row"><button>${id}</button></th>`
      for (const text of [customer.name.en, titleOf(status), refusals.get(id) ?? ''])
        line.insertCell().textContent = text
      const box = line.querySelector('input') as HTMLInputElement
      box.checked = selected.has(id)
      box.onchange = () => {
        if (!selected.delete(id)) selected.set(id, version)
        drawSelection()
      }
      return line
    }),
  )
  drawSelection()
}

function drawSelection() {
  at('#cancel').hidden = selected.size === 0
  at('#cancel').textContent = at('#confirm').textContent = `Cancel ${countOf(selected.size)}`
}

async function selectAll() {
  const { data } = await strive<{ rows: Order[] }>(`/api/orders/selection?${filter()}`)
  for (const { id, version, status } of data.rows) if (UNSHIPPED.includes(status)) selected.set(id, version)
  draw()
}

async function cancel() {
  at('[role=alert]').textContent = at('[role=status]').textContent = ''
  refusals.clear()
  const orders = [...selected].map(([id, version]) => ({ id, version }))
  let count = 0
  try {
    // By hundreds of their numbers: whatever was refused before, a request that is sent again is the same.
    for (const batch of Object.values(Object.groupBy(orders, ({ id }) => Math.floor(id / BATCH))))
      for (const { id, refusal, order } of await send({ orders: batch })) {
        if (refusal) {
          refusals.set(id, order?.status === 'cancelled' ? 'already cancelled' : REASONS[refusal])
          continue
        }
        selected.delete(id)
        count++
      }
  } catch {
    at('[role=alert]').textContent = 'No reply. Cancel them again: nothing happens twice.'
  }
  if (count > 0) at('[role=status]').textContent = `${countOf(count)} ${count === 1 ? 'was' : 'were'} cancelled.`
  await show()
}

async function send(body: object): Promise<Outcomes> {
  const text = JSON.stringify(body)
  const key = keys.get(text) ?? crypto.randomUUID()
  keys.set(text, key)
  const headers = { 'idempotency-key': key }
  const { data } = await strive<{ outcomes: Outcomes }>('/api/orders/cancel', { method: 'POST', headers, body })
  keys.delete(text)
  return data.outcomes
}

/** Changes the address, and shows what it says. Without a cursor, that is the first page. */
function go(name: string, value: string, isTyping = false) {
  const query = filter()
  if (value) query.set(name, value)
  else query.delete(name)
  history[isTyping ? 'replaceState' : 'pushState'](null, '', `?${query}`)
  void show()
}

search.oninput = () => go('search', search.value, true)
select.onchange = () => go('status', select.value)
at('#next').onclick = () => go('cursor', listed.next ?? '')
at('#all').onclick = selectAll
at('#cancel').onclick = () => dialog.showModal()
at('#confirm').onclick = cancel
window.onpopstate = show
await show()
