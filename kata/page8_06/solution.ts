import type { components } from './api'
import { type Problem, strive } from './strive'

type Room = components['schemas']['Room']
type Message = components['schemas']['RoomMessage']
type Page = { room: Room; rows: Message[]; hasOlder: boolean }
type Changes = { rows: Message[]; revision: number; hasMore: boolean }
/** What was written and is not in the room yet. The key makes it safe to post it again. */
type Draft = { key: string; text: string }

const POLL_MS = 1_000
const at = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E

at('#app').innerHTML = `
  <h1>Rooms</h1>
  <nav></nav>
  <section aria-label="Messages" hidden>
    <button id="older">Show older messages</button>
    <ol></ol>
    <p role="status"></p>
    <form><label>Message <input required maxlength="1000"></label> <button>Send</button></form>
  </section>`

let room: Room | null = null
/** By their numbers, so that none is there twice, however it has arrived. */
let messages = new Map<number, Message>()
let outbox: Draft[] = []
let revision = 0

function draw() {
  const sorted = [...messages.values()].sort((one, other) => one.number - other.number)
  const arrived = sorted.map(({ number, author, text }) => `#${number} ${author}: ${text ?? 'Message deleted'}`)
  const waiting = outbox.map(({ text }) => `${text} (Waiting to be sent)`)
  at('ol').replaceChildren(
    ...[...arrived, ...waiting].map(textContent => Object.assign(document.createElement('li'), { textContent })),
  )
}

/** Messages that have arrived, as a page, as changes, or as a reply. */
function take(rows: readonly Message[]) {
  for (const row of rows) {
    if (row.revision >= (messages.get(row.number)?.revision ?? 0)) messages.set(row.number, row)
    outbox = outbox.filter(({ key }) => key !== row.key)
  }
  draw()
}

async function readRooms(): Promise<Room[]> {
  return (await strive<{ rows: Room[] }>('/api/rooms')).data.rows
}

async function readMessages(id: number, before = ''): Promise<Page> {
  return (await strive<Page>(`/api/rooms/${id}/messages${before && `?before=${before}`}`)).data
}

async function readChanges(id: number): Promise<Changes> {
  return (await strive<Changes>(`/api/rooms/${id}/changes?after=${revision}`)).data
}

async function post(id: number, { key, text }: Draft): Promise<Message> {
  const headers = { 'idempotency-key': key }
  return (await strive<Message>(`/api/rooms/${id}/messages`, { method: 'POST', headers, body: { text } })).data
}

async function enter(id: number) {
  room = null
  const page = await readMessages(id)
  room = page.room
  revision = page.room.revision
  messages = new Map()
  outbox = []
  at('section').hidden = false
  at('#older').hidden = !page.hasOlder
  take(page.rows)
}

async function showOlder() {
  if (!room) return
  const page = await readMessages(room.id, String(Math.min(...messages.keys())))
  at('#older').hidden = !page.hasOlder
  take(page.rows)
}

/** What has changed since the revision that is known: after a second, or after an hour without a line. */
async function catchUp() {
  const asked = room
  if (!asked) return
  const changes = await readChanges(asked.id)
  if (asked !== room) return
  revision = changes.revision
  take(changes.rows)
}

let isSending = false
/** One after the other, so that the order in which they were written stays. */
async function send() {
  if (isSending || !room) return
  isSending = true
  try {
    for (let [draft] = outbox; draft && room; [draft] = outbox) take([await post(room.id, draft)])
  } catch (error) {
    at('[role=status]').textContent = (error as Problem).status ? 'Refused, trying again.' : 'No line, trying again.'
  } finally {
    isSending = false
  }
}

async function beat() {
  try {
    await send()
    await catchUp()
    at('[role=status]').textContent = ''
  } catch {
    at('[role=status]').textContent = 'No line. What you write is sent later.'
  }
  setTimeout(beat, POLL_MS)
}

at('form').onsubmit = event => {
  event.preventDefault()
  const field = at<HTMLInputElement>('input')
  outbox.push({ key: crypto.randomUUID(), text: field.value })
  field.value = ''
  draw()
  void send()
}
at('#older').onclick = showOlder
for (const { id, name } of await readRooms())
  at('nav').append(Object.assign(document.createElement('button'), { textContent: name, onclick: () => enter(id) }))
void beat()
