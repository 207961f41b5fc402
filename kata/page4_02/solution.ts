import type { components } from './api'
import { type Problem, strive } from './strive'

type Draft = components['schemas']['CheckedDraft']
type Step = keyof Draft['progress']
type Fields = Record<string, string>

const STEPS: readonly Step[] = ['customer', 'product', 'damage', 'handover']
const NAMES = ['Customer', 'Product', 'Damage', 'Handover', 'Review and submit']
const CATEGORIES = 'zip seam fabric frame buckle sole leak electronics other'.split(' ')
const titleOf = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const at = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E

at('#app').innerHTML = `
  <h1>Repair requests</h1>
  <ul id="drafts"></ul>
  <section hidden>
    <nav aria-label="Steps"><ol></ol></nav>
    <h2></h2>
    <form id="damage">
      <label>Type of damage <select name="category"><option value="">Choose…</option>
        ${CATEGORIES.map(one => `<option value="${one}">${titleOf(one)}</option>`).join('')}</select></label>
      <label>Description <textarea name="description"></textarea></label>
      <button>Save and continue</button>
    </form>
    <form id="handover">
      <label>Collection address <input name="address"></label> <label>Preferred date <input type="date" name="wishedOn"></label>
      <button>Save and continue</button>
    </form>
    <div id="review"><p></p> <button>Submit</button></div>
    <p role="alert"></p>
  </section>
  <dialog aria-label="Conflict"><form method="dialog"><div></div><button>Save selected values</button></form></dialog>`

let draft: Draft | null = null
let number = 1
/** The fields of the step as they were when it was shown. */
let seen: Fields = {}
/** The key of the submission, the same until there is a reply. */
let key = crypto.randomUUID()

async function listDrafts(): Promise<Draft[]> {
  return (await strive<{ rows: Draft[] }>('/api/repair-drafts')).data.rows
}
async function readDraft(id: string): Promise<Draft> {
  return (await strive<Draft>(`/api/repair-drafts/${id}`)).data
}
async function patch({ id, version }: Draft, body: object): Promise<Draft> {
  const headers = { 'if-match': `"${version}"` }
  return (await strive<Draft>(`/api/repair-drafts/${id}`, { method: 'PATCH', headers, body })).data
}
async function submit({ id, version }: Draft): Promise<Draft> {
  const headers = { 'if-match': `"${version}"`, 'idempotency-key': key }
  return (await strive<Draft>(`/api/repair-drafts/${id}/submission`, { method: 'POST', headers })).data
}

const productOf = ({ names, product }: Draft) => names.product?.en ?? product?.productName ?? 'no product yet'
const firstOpen = ({ progress }: Draft) => STEPS.findIndex(step => progress[step] !== 'done') + 1 || NAMES.length

/** Shows what the address says: the drafts, or a step of one. */
async function show() {
  const query = new URLSearchParams(location.search)
  const id = query.get('draft')
  at('section').hidden = !id
  at('#drafts').hidden = Boolean(id)
  draft = id ? await readDraft(id) : null
  if (!draft) return drawDrafts(await listDrafts())
  number = Number(query.get('step') ?? firstOpen(draft))
  drawStep(draft)
}

function drawDrafts(drafts: readonly Draft[]) {
  at('#drafts').replaceChildren(
    ...drafts.map(one => {
      const item = document.createElement('li')
      const name = `${one.names.customer?.en ?? 'no customer yet'}, ${productOf(one)}`
      const button = Object.assign(document.createElement('button'), {
        textContent: `Continue ${name}`,
        onclick: () => go(one.id, firstOpen(one)),
      })
      item.append(`${name} `, button)
      return item
    }),
  )
}

/** The fields of a step, as a form has them. */
function fieldsOf({ damage, handover }: Pick<Draft, 'damage' | 'handover'>): Fields {
  if (number === 3) return { category: damage?.category ?? '', description: damage?.description ?? '' }
  return { address: handover?.address ?? '', wishedOn: handover?.wishedOn ?? '' }
}

const form = () => at<HTMLFormElement>(number === 3 ? '#damage' : '#handover')
const control = (name: string) => form().elements.namedItem(name) as HTMLInputElement

function drawStep(one: Draft) {
  const { id, progress, ticketId, damage, handover } = one
  at('h2').textContent = ticketId ? `Submitted as ticket ${ticketId}` : (NAMES[number - 1] ?? '')
  at('ol').replaceChildren(
    ...NAMES.map((name, place) => {
      const item = document.createElement('li')
      const step = STEPS[place]
      const textContent = `${name} ${step && progress[step] === 'done' ? 'Done' : ''}`
      item.append(Object.assign(document.createElement('button'), { textContent, onclick: () => go(id, place + 1) }))
      return item
    }),
  )
  at('#damage').hidden = number !== 3
  at('#handover').hidden = number !== 4
  at('#review').hidden = number !== 5 || ticketId !== null
  at('#review p').textContent = [damage?.category, damage?.description, handover?.address, handover?.wishedOn].join(
    ', ',
  )
  at('[role=alert]').textContent = ''
  seen = fieldsOf(one)
  if (number === 3 || number === 4) fill(seen)
}

function fill(fields: Fields) {
  for (const [name, value] of Object.entries(fields)) control(name).value = value
}

const entered = (): Fields => Object.fromEntries(Object.keys(seen).map(name => [name, control(name).value.trim()]))

async function save(event: SubmitEvent) {
  event.preventDefault()
  if (!draft) return
  for (const name of Object.keys(seen)) control(name).ariaInvalid = 'false'
  await send(entered(), draft)
}

/** Sends a step. If somebody has saved the draft meanwhile, both changes are kept. */
async function send(fields: Fields, to: Draft) {
  try {
    const { damage } = to
    const body =
      number === 3
        ? { damage: { urgency: damage?.urgency ?? 'normal', ...fields } }
        : { handover: { way: 'collection', siteId: null, ...fields } }
    draft = await patch(to, body)
    go(draft.id, number + 1)
  } catch (error) {
    const { status, current, errors, message } = error as Problem
    if (status === 412) await merge(fields, { ...to, ...(current as Draft) })
    else if (errors?.length) explain(errors)
    else at('[role=alert]').textContent = status ? message : 'No reply. Save again.'
  }
}

function explain(errors: { pointer: string }[]) {
  const names = errors.map(({ pointer }) => pointer.split('/').at(-1) ?? '').filter(name => name in seen)
  for (const name of names) control(name).ariaInvalid = 'true'
  at('[role=alert]').textContent = 'Correct what is marked.'
  if (names[0]) control(names[0]).focus()
}

/** Asks only about fields that both have changed, and to different values. */
function merge(mine: Fields, current: Draft) {
  const theirs = fieldsOf(current)
  const isTheirs = (name: string) => theirs[name] !== seen[name]
  const asked = Object.keys(mine).filter(
    name => isTheirs(name) && mine[name] !== seen[name] && mine[name] !== theirs[name],
  )
  const merged = Object.fromEntries(
    Object.entries(mine).map(([name, value]) => [name, value === seen[name] ? (theirs[name] ?? '') : value]),
  )
  if (asked.length === 0) return send(merged, current)
  at('dialog div').innerHTML = asked.map(name => `<fieldset><legend>${titleOf(name)}</legend></fieldset>`).join('')
  for (const [place, name] of asked.entries())
    for (const value of [mine[name] ?? '', theirs[name] ?? '']) {
      const label = document.createElement('label')
      const radio = Object.assign(document.createElement('input'), { type: 'radio', name, value, required: true })
      label.append(radio, value)
      document.querySelectorAll('dialog fieldset')[place]?.append(label)
    }
  at('dialog form').onsubmit = event => {
    const chosen = Object.fromEntries(new FormData(event.currentTarget as HTMLFormElement)) as Fields
    void send({ ...merged, ...chosen }, current)
  }
  at<HTMLDialogElement>('dialog').showModal()
}

async function submitDraft() {
  if (!draft) return
  try {
    const { id } = await submit(draft)
    key = crypto.randomUUID()
    go(id, 5)
  } catch (error) {
    at('[role=alert]').textContent = (error as Problem).status ? (error as Problem).message : 'No reply. Submit again.'
  }
}

function go(id: string, step: number) {
  history.pushState(null, '', `?draft=${id}&step=${step}`)
  void show()
}

at('#damage').onsubmit = at('#handover').onsubmit = save
at('#review button').onclick = submitDraft
window.onpopstate = show
await show()
