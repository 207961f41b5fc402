import type { components } from './api'
import { type Problem, strive } from './strive'

type Visit = components['schemas']['ListedVisit']
type Report = Partial<Pick<Visit, 'minutes' | 'note'>>
/** What the server has not confirmed yet. `seen` is the visit as it was before; `isSent`: it may have arrived. */
type Change = { key: string; id: number; seen: Report; fields: Report; isSent: boolean; issue: string }

const at = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E

at('#app').innerHTML = `
  <h1>Visits</h1> <label><input id="keep" type="checkbox"> Work offline</label> <b id="stored"></b>
  <section aria-label="Visits"><ul></ul></section>
  <section aria-label="Outbox"><p role="status" tabindex="-1"></p><ul></ul></section>
  <dialog id="report" aria-labelledby="title">
    <form method="dialog"><h2 id="title"></h2>
      <label>Minutes <input type="number" min="0" max="600"></label> <label>Note <input maxlength="300"></label>
      <button>Save</button></form></dialog>
  <dialog id="conflict" aria-label="Conflict">
    <form method="dialog">
      <p><label><input type="radio" name="side" value="mine" required> Mine: <span id="mine"></span></label></p>
      <p><label><input type="radio" name="side" value="theirs"> Theirs: <span id="theirs"></span></label></p>
      <button>Save selected values</button></form></dialog>`
const [keep, status] = [at<HTMLInputElement>('#keep'), at('[role=status]')]
let [visits, outbox]: [Visit[], Change[]] = [[], []]

const namesIn = (report: Report) => Object.keys(report) as (keyof Report)[]
const visitOf = ({ id }: { id: number }) => visits.find(visit => visit.id === id) as Visit
const ofVisit = (id: number) => outbox.filter(change => change.id === id)
/** A visit as it will be when everything that waits has arrived. */
const shown = (visit: Visit): Visit => Object.assign({}, visit, ...ofVisit(visit.id).map(({ fields }) => fields))
const textOf = ({ minutes, note }: Report) => [minutes != null && `${minutes} min`, note].filter(Boolean).join(', ')

/** Stores and shows what has changed. */
function update() {
  localStorage.visits = keep.checked ? JSON.stringify({ visits, outbox }) : ''
  at('#stored').textContent = keep.checked ? 'Stored' : ''
  const list = at('[aria-label=Visits] ul')
  visits.forEach((visit, place) => {
    const report = button(`Report: ${visit.customer.en}`, () => edit(visit))
    // A row stays the same element, because the focus returns to its button.
    const row = list.children[place] ?? list.appendChild(rowOf('', report))
    row.firstChild?.replaceWith(`${visit.customer.en} ${textOf(shown(visit))} `)
  })
  const hadFocus = at('[aria-label=Outbox]').contains(document.activeElement)
  status.textContent = outbox.length === 0 ? 'Nothing is waiting.' : `Waiting: ${outbox.length}`
  at('[aria-label=Outbox] ul').replaceChildren(...outbox.map(changeRow))
  if (hadFocus) status.focus()
}

function rowOf(text: string, ...buttons: Element[]) {
  const row = document.createElement('li')
  row.append(text, ...buttons)
  return row
}
const button = (textContent: string, onclick: () => void) =>
  Object.assign(document.createElement('button'), { textContent, onclick })

function changeRow(change: Change) {
  const { en } = visitOf(change).customer
  const buttons = change.issue === 'Conflict' ? [button(`Resolve: ${en}`, () => resolve(change))] : []
  // Later changes of the visit were made on top of this one.
  if (!change.isSent && ofVisit(change.id).at(-1) === change)
    buttons.push(button(`Take back: ${en}`, () => replace(change)))
  return rowOf(`${en}: ${textOf(change.fields)} ${change.issue} `, ...buttons)
}

function replace(change: Change, ...by: Change[]) {
  outbox = outbox.flatMap(other => (other === change ? by : [other]))
  update()
}

function edit({ id }: Visit) {
  const seen = shown(visitOf({ id }))
  const [minutes, note] = document.querySelectorAll<HTMLInputElement>('#report input')
  at('#title').textContent = `Report: ${seen.customer.en}`
  minutes.value = String(seen.minutes ?? '')
  note.value = seen.note
  at('#report').onsubmit = () => {
    const fields: Report = { minutes: minutes.value === '' ? null : Number(minutes.value), note: note.value.trim() }
    for (const name of namesIn(fields)) if (fields[name] === seen[name]) delete fields[name]
    if (namesIn(fields).length === 0) return
    outbox.push({ key: crypto.randomUUID(), id, seen, fields, isSent: false, issue: '' })
    void send()
  }
  at<HTMLDialogElement>('#report').showModal()
}

let isSending = false
/** Sends what waits, one after the other, those of a visit in order. Without a reply, it tries again later. */
async function send() {
  const next = () => outbox.find(change => !change.issue && ofVisit(change.id)[0] === change)
  update()
  if (isSending || !navigator.onLine) return
  isSending = true
  try {
    for (let change = next(); change; change = next()) await sendOne(change)
  } catch {
    setTimeout(send, 1000)
  }
  isSending = false
}

async function sendOne(change: Change) {
  const { key, fields: body, seen } = change
  const visit = visitOf(change)
  // Somebody has changed the same field, and to something else.
  const isConflict = namesIn(body).some(name => visit[name] !== seen[name] && visit[name] !== body[name])
  if (isConflict) return replace(change, { ...change, isSent: false, issue: 'Conflict' })
  change.isSent = true
  update()
  try {
    const headers = { 'if-match': `"${visit.version}"`, 'idempotency-key': key }
    const { data } = await strive<Visit>(`/api/visits/${visit.id}`, { method: 'PATCH', headers, body })
    Object.assign(visitOf(change), data)
    replace(change)
  } catch (error) {
    const { status, current, message } = error as Problem
    if (status === 412) Object.assign(visitOf(change), current)
    else if (status >= 400 && status < 500) replace(change, { ...change, isSent: false, issue: message })
    else throw error
  }
}

function resolve(change: Change) {
  const seen = visitOf(change)
  at('#mine').textContent = textOf(change.fields)
  at('#theirs').textContent = textOf(seen)
  at('#conflict').onsubmit = () => {
    const isMine = at<HTMLInputElement>('[value=mine]').checked
    replace(change, ...(isMine ? [{ ...change, key: crypto.randomUUID(), seen: { ...seen }, issue: '' }] : []))
    void send()
  }
  at<HTMLDialogElement>('#conflict').showModal()
}

async function load() {
  const reply = await strive<{ rows: Visit[] }>('/api/visits').catch(() => null)
  // The server may have answered a change since this list was read.
  const newest = (row: Visit) => (visitOf(row)?.version > row.version ? visitOf(row) : row)
  if (reply) visits = reply.data.rows.map(newest)
  await send()
  if (visits.length === 0) status.textContent = 'The visits can’t be loaded.'
}

keep.checked = Boolean(localStorage.visits)
if (keep.checked) ({ visits, outbox } = JSON.parse(localStorage.visits))
keep.onchange = update
window.ononline = load
await load()
