import type { components } from './api'
import { type Problem, strive } from './strive'

type Ticket = components['schemas']['Ticket']
/** A ticket that is carried, or whose move is pending: its column, and the ticket above; null for the top. */
type Moved = { ticket: Ticket; column: number; below: number | null }

const COLUMNS = ['Open', 'In progress', 'Waiting', 'Resolved', 'Closed']
const STATUSES = ['open', 'in-progress', 'waiting', 'resolved', 'closed']
const SIDEWAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
const DOWN: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }
const at = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E

at('#app').innerHTML = `
  <h1>Tickets</h1>
  <p role="status"></p>
  <p role="alert"></p>
  <button id="undo" hidden>Undo</button>
  <div id="board" style="display: flex">
    ${COLUMNS.map(name => `<section aria-label="${name}"><h2>${name}</h2><ol></ol></section>`).join('')}
  </div>`
const lists = [...document.querySelectorAll('ol')]

let stored: Ticket[][] = []
let pending: Moved[] = []
let held: Moved | null = null
/** Moves that the server has answered. They are shown until the board has been read again. */
const answered = new WeakSet<Moved>()

/** The board with these tickets moved. Nothing stored changes, so a move that fails is rolled back by itself. */
function withMoved(moves: Moved[]) {
  let board = stored
  for (const { ticket, column, below } of moves)
    board = board.map((tickets, number) => {
      const others = tickets.filter(({ id }) => id !== ticket.id)
      return number === column ? others.toSpliced(others.findIndex(({ id }) => id === below) + 1, 0, ticket) : others
    })
  return board
}
const shown = () => withMoved(held ? [...pending, held] : pending)
/** The tickets of cards whose move isn't pending. */
const movable = new WeakMap<EventTarget, Ticket>()

function draw() {
  const focused = document.activeElement?.id ?? ''
  for (const [column, tickets] of shown().entries()) lists[column]?.replaceChildren(...tickets.map(itemOf))
  document.getElementById(focused)?.focus()
}

function itemOf(ticket: Ticket) {
  const item = document.createElement('li')
  const card = item.appendChild(document.createElement('button'))
  card.id = `ticket-${ticket.id}`
  card.textContent = `${ticket.title.en} #${ticket.id}`
  card.ariaPressed = String(ticket === held?.ticket)
  if (!pending.some(move => move.ticket === ticket)) movable.set(card, ticket)
  return item
}

let latest = 0
async function read() {
  const number = ++latest
  const queries = STATUSES.map(status => strive<{ rows: Ticket[] }>(`/api/tickets?status=${status}&sort=rank&limit=20`))
  const replies = await Promise.all(queries).catch(() => null)
  if (number !== latest) return
  if (replies) stored = replies.map(({ data }) => data.rows)
  pending = pending.filter(move => !answered.has(move))
  draw()
}

function hold(ticket: Ticket, column: number, position: number) {
  const others = withMoved(pending)[column]?.filter(({ id }) => id !== ticket.id) ?? []
  const index = Math.max(0, Math.min(position, others.length))
  held = { ticket, column, below: others[index - 1]?.id ?? null }
  draw()
  at('[role=status]').textContent = `${ticket.title.en}: ${COLUMNS[column]}, position ${index + 1}`
}

/** Picks up a ticket, or carries it, as a key says. */
function carry(ticket: Ticket, key: string) {
  const column = shown().findIndex(tickets => tickets.includes(ticket))
  const to = column + (SIDEWAYS[key] ?? 0)
  if (COLUMNS[to]) hold(ticket, to, (shown()[column]?.indexOf(ticket) ?? 0) + (DOWN[key] ?? 0))
}

function drop(isCancelled = false) {
  const slot = held
  held = null
  draw()
  if (!slot || isCancelled) return
  const column = STATUSES.indexOf(slot.ticket.status)
  const ids = shown()[column]?.map(({ id }) => id) ?? []
  const below = ids[ids.indexOf(slot.ticket.id) - 1] ?? null
  if (column !== slot.column || below !== slot.below) void move(slot, { ...slot, column, below })
}

/** Shows a move and sends it. `from` is where Undo puts the ticket back. */
async function move(slot: Moved, from?: Moved) {
  const { ticket, column, below } = slot
  pending = [...pending, slot]
  at('#undo').hidden = true
  at('[role=alert]').textContent = ''
  document.getElementById(`ticket-${ticket.id}`)?.focus()
  draw()
  try {
    const options = { headers: { 'if-match': `"${ticket.version}"` }, body: { status: STATUSES[column], below } }
    const { data } = await strive<Ticket>(`/api/tickets/${ticket.id}/move`, { method: 'POST', ...options })
    at('#undo').hidden = !from
    at('#undo').onclick = () => from && move({ ...from, ticket: data })
  } catch (error) {
    at('[role=alert]').textContent = `${ticket.title.en} was not moved. ${reasonOf(error as Problem, slot)}`
  }
  // Also after a failure: nobody knows whether a move without a reply has taken effect.
  answered.add(slot)
  await read()
}

function reasonOf({ status, code, current, message }: Problem, { ticket, column }: Moved) {
  const nameOf = (of: Ticket) => COLUMNS[STATUSES.indexOf(of.status)]
  if (status === 412) return `Somebody else moved it to ${nameOf(current as Ticket)}.`
  return code === 'move-refused' ? `It can’t go from ${nameOf(ticket)} to ${COLUMNS[column]}.` : message
}

at('#board').onkeydown = event => {
  const ticket = movable.get(event.target as Element)
  const isHeld = ticket !== undefined && ticket === held?.ticket
  if (event.key === ' ' && isHeld) drop()
  else if (event.key === 'Escape' && isHeld) drop(true)
  else if (ticket && (event.key === ' ' || (isHeld && event.key.startsWith('Arrow')))) carry(ticket, event.key)
  else return
  event.preventDefault()
}

let dragged: Ticket | undefined
at('#board').onpointerdown = ({ target }) => {
  dragged = movable.get(target as Element)
}
document.onpointermove = ({ clientX, clientY }) => {
  const list = document.elementFromPoint(clientX, clientY)?.closest('section')?.querySelector('ol')
  if (!dragged || !list) return
  const others = [...list.querySelectorAll('button')].filter(card => movable.get(card) !== dragged)
  const boxes = others.map(card => card.getBoundingClientRect())
  hold(dragged, lists.indexOf(list), boxes.filter(({ top, height }) => top + height / 2 < clientY).length)
}
document.onpointerup = document.onpointercancel = ({ type }) => {
  if (dragged) drop(type === 'pointercancel')
  dragged = undefined
}

await read()
