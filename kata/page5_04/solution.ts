import type { components } from './api'
import { strive } from './strive'

type Event = components['schemas']['NamedEvent']
type Page = { rows: Event[]; next: string | null }
type Counts = { days: { day: string; count: number }[] }
/** A day of the list: the index of its newest row, and its rows once they are requested. */
type Day = { at: number; start: number; count: number; rows?: Event[] }
const KINDS =
  'order.placed order.paid order.packed order.shipped order.delivered order.cancelled ticket.opened ticket.resolved ticket.closed product.viewed stock.counted parcel.scanned member.signed-in'
const [ROW_PX, OVERSCAN, DAY_MS] = [40, 8, 86_400_000]
const titleOf = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replace(/[.-]/g, ' ')
const at = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E

at('#app').innerHTML = `
  <style>
    #scroller { height: 70vh; overflow-y: auto; position: relative }
    #rows > * { position: absolute; height: ${ROW_PX}px; overflow: hidden }
    [role=row] { display: flex; width: 100% } [role=row] > * { flex: 1 }
  </style>
  <h1>Events</h1>
  <label>Event <select><option value="">Any event</option></select></label>
  <p role="alert" hidden>Some events can’t be loaded. <a href="">Try again</a></p>
  <div role="grid" aria-label="Events">
    <div role="row" aria-rowindex="1">${['Time', 'Event', 'Subject'].map(head => `<b role="columnheader">${head}</b>`).join('')}</div>
    <div id="scroller"><div id="rows" role="rowgroup"></div></div>
  </div>
  <button id="new" hidden></button>`

const [scroller, body, fresh] = [at('#scroller'), at('#rows'), at('#new')]
const select = at<HTMLSelectElement>('select')
for (const kind of KINDS.split(' ')) select.add(new Option(titleOf(kind), kind))
let [days, total]: [Day[], number] = [[], 0]
/** The row that has the focus, or had it last. It stays in the document wherever the list is scrolled. */
let active = 0
let rest = 0

/** Null if it fails, or if another filter was chosen meanwhile. */
async function load<T>(path: string, within = {}): Promise<T | null> {
  const kind = select.value
  const query = new URLSearchParams({ ...within, ...(kind && { kind }) })
  const reply = await strive<T>(`${path}?${query}`).catch(() => null)
  if (kind !== select.value) return null
  if (!reply) at('[role=alert]').hidden = false
  return reply?.data ?? null
}

async function show() {
  select.value = new URLSearchParams(location.search).get('kind') ?? ''
  const counts = await load<Counts>('/api/event-days')
  if (counts) begin(counts)
}

/** The counts give every row its place before a single one is loaded. */
function begin(counts: Counts) {
  total = active = 0
  days = counts.days.toReversed().map(({ day, count }) => {
    total += count
    return { at: Date.parse(day), start: total - count, count }
  })
  fresh.hidden = true
  at('[role=grid]').ariaRowCount = String(total + 1)
  body.style.height = `${total * ROW_PX}px`
  body.replaceChildren()
  scroller.scrollTop = 0
  draw()
}

const rows = () => [...body.children] as HTMLElement[]
const indexOf = (row: Element) => Number(row.ariaRowIndex) - 2
const dayOf = (row: Element) => days.find(({ start, count }) => indexOf(row) < start + count) as Day

/** Keeps the rows around the view, and the active one. A row's element stays the same, so it keeps the focus. */
function draw() {
  const first = Math.max(0, Math.floor(scroller.scrollTop / ROW_PX) - OVERSCAN)
  const end = Math.min(total, Math.ceil((scroller.scrollTop + scroller.clientHeight) / ROW_PX) + OVERSCAN)
  const wanted = new Set(total > 0 ? [active] : [])
  for (let index = first; index < end; index++) wanted.add(index)
  for (const row of rows()) if (!wanted.delete(indexOf(row))) row.remove()
  for (const index of wanted) {
    const row = Object.assign(document.createElement('div'), { role: 'row', ariaRowIndex: `${index + 2}` })
    row.style.top = `${index * ROW_PX}px`
    body.insertBefore(row, rows().find(other => indexOf(other) > index) ?? null)
  }
  for (const row of rows()) {
    row.tabIndex = indexOf(row) === active ? 0 : -1
    const event = dayOf(row).rows?.[indexOf(row) - dayOf(row).start]
    if (event && !row.hasChildNodes()) row.append(...cellsOf(event))
  }
  // Days that the scroll bar only passes are not loaded.
  clearTimeout(rest)
  rest = setTimeout(() => {
    for (const day of new Set(rows().map(dayOf))) if (!day.rows) void read(day)
  }, 60)
}

function cellsOf({ at, kind, subject, subjectId, subjectName }: Event) {
  const name = subjectName?.en ?? `${titleOf(subject)} ${subjectId}`
  const texts = [new Date(at).toLocaleString('en'), titleOf(kind), name]
  return texts.map(textContent => Object.assign(document.createElement('span'), { role: 'gridcell', textContent }))
}

async function read(day: Day) {
  day.rows = []
  const within = { from: new Date(day.at).toISOString(), to: new Date(day.at + DAY_MS).toISOString(), limit: 200 }
  const found: Event[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Page | null = await load<Page>('/api/events', { ...within, ...(cursor && { cursor }) })
    found.push(...(page?.rows ?? []))
    cursor = page?.next ?? null
  }
  // Events that came after the counts are the first ones, and not in the list yet.
  day.rows = found.slice(-day.count)
  draw()
}

function focus(index: number) {
  active = Math.max(0, Math.min(total - 1, index))
  const top = active * ROW_PX
  scroller.scrollTop = Math.min(top, Math.max(scroller.scrollTop, top + ROW_PX - scroller.clientHeight))
  draw()
  body.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
}

body.onkeydown = event => {
  const move = { ArrowDown: 1, ArrowUp: -1, Home: -total, End: total }[event.key]
  if (move === undefined) return
  event.preventDefault()
  focus(active + move)
}
body.addEventListener('focusin', ({ target }) => {
  active = indexOf(target as Element)
})
scroller.onscroll = draw
select.onchange = () => {
  history.pushState(null, '', `?${new URLSearchParams({ kind: select.value })}`)
  void show()
}
window.onpopstate = show
await show()
setInterval(async () => {
  const counts = await load<Counts>('/api/event-days')
  const waiting = counts ? counts.days.reduce((sum, { count }) => sum + count, 0) - total : 0
  if (!counts || waiting <= 0) return
  Object.assign(fresh, { hidden: false, textContent: `${waiting} new events` })
  fresh.onclick = () => {
    begin(counts)
    focus(0)
  }
}, 2000)
