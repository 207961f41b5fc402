import type { components } from './api'
import { type Problem, strive } from './strive'

type Stored = components['schemas']['StoredCounters']
type Target = 'number' | number

const at = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E

at('#app').innerHTML = `
  <h1>Counters</h1>
  <section aria-label="Server">
    <div id="number"></div>
    <ul aria-label="Array"></ul>
    <button id="add">Add item</button> <button id="remove">Remove last item</button> <button id="refresh">Refresh</button>
    <label>Update method <select><option>POST an increment</option><option>PUT with If-Match</option></select></label>
    <p role="alert"></p>
  </section>`

/** The values as the server had them last. */
let stored: Stored = { number: 0, array: [], version: 0 }

function show(counters: Stored) {
  stored = counters
  const { number, array } = counters
  draw(at('#number'), 'Number', number, 'number')
  const list = at('ul')
  while (list.children.length > array.length) list.lastElementChild?.remove()
  array.forEach((value, place) => {
    const item = list.children[place] ?? list.appendChild(document.createElement('li'))
    draw(item, `Item ${place + 1}`, value, place)
  })
}

/** A counter stays the same element, because the focus is on its buttons. */
function draw(parent: Element, name: string, value: number, target: Target) {
  if (!parent.firstElementChild) {
    parent.innerHTML = `<div role="group" aria-label="${name}">
      <button aria-label="Decrease ${name}">−</button> <output></output> <button aria-label="Increase ${name}">+</button></div>`
    const [less, more] = parent.querySelectorAll('button')
    if (less) less.onclick = () => press(target, -1)
    if (more) more.onclick = () => press(target, 1)
  }
  const output = parent.querySelector('output')
  if (output) output.value = String(value)
}

/** One after the other, because each write needs the version that the one before creates. */
let queue = Promise.resolve()
function enqueue(send: () => Promise<Stored>) {
  queue = queue.then(async () => {
    try {
      const counters = await send()
      at('[role=alert]').textContent = ''
      show(counters)
    } catch (error) {
      const { status, current, message } = error as Problem
      if (status === 412) show(current as Stored)
      const conflict = `Somebody else has written ${stored.number}. Nothing was overwritten.`
      const unknown = 'No reply. It may have been added: refresh before you add again.'
      at('[role=alert]').textContent = status === 412 ? conflict : status ? message : unknown
    }
  })
}

function press(target: Target, by: number) {
  if (at<HTMLSelectElement>('select').value === 'POST an increment') return enqueue(() => add(target, by))
  write(({ number, array }) =>
    target === 'number'
      ? { number: number + by, array }
      : { number, array: array.map((value, place) => (place === target ? value + by : value)) },
  )
}

async function read(): Promise<Stored> {
  return (await strive<Stored>('/api/counters')).data
}

async function add(target: Target, by: number): Promise<Stored> {
  return (await strive<Stored>('/api/counters/steps', { method: 'POST', body: { target, by } })).data
}

async function put(body: object): Promise<Stored> {
  const headers = { 'if-match': `"${stored.version}"` }
  return (await strive<Stored>('/api/counters', { method: 'PUT', headers, body })).data
}

/** Writes what a change makes of the values that are known when it is its turn. */
const write = (change: (from: Stored) => object) => enqueue(() => put(change(stored)))

at('#add').onclick = () => write(({ number, array }) => ({ number, array: [...array, (array.at(-1) ?? 0) + 10] }))
at('#remove').onclick = () => write(({ number, array }) => ({ number, array: array.slice(0, -1) }))
at('#refresh').onclick = () => enqueue(read)
enqueue(read)
