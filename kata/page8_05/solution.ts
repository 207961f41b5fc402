import type { components } from './api'
import { type Problem, strive } from './strive'

type Job = components['schemas']['Job']

const FORMATS = { csv: 'CSV', jsonl: 'JSON Lines' }
const EVENTS =
  `order.placed order.paid order.packed order.shipped order.delivered order.cancelled ticket.opened ticket.resolved
  ticket.closed product.viewed stock.counted parcel.scanned member.signed-in`.split(/\s+/)
const POLL_MS = 500
const ENDED = ['succeeded', 'failed', 'cancelled']
const titleOf = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const nameOf = ({ input }: Job) =>
  input.kind === 'export-events' ? `Export events (${FORMATS[input.format]})` : titleOf(input.kind.replace('-', ' '))
const at = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E

at('#app').innerHTML = `
  <h1>Jobs</h1>
  <form>
    <label>Format <select id="format"></select></label>
    <label>Events <select id="events"><option value="">All events</option></select></label>
    <button>Start job</button>
  </form>
  <p role="alert" id="trouble"></p>
  <section id="job" hidden>
    <h2></h2>
    <p role="status"></p>
    <p role="alert" id="failure"></p>
    <progress max="1"></progress>
    <button id="cancel">Cancel</button> <button id="retry">Retry</button> <ul></ul>
  </section>
  <table aria-label="Jobs"><thead><tr><th>Job</th><th>State</th></tr></thead><tbody></tbody></table>`

for (const [format, title] of Object.entries(FORMATS)) at<HTMLSelectElement>('#format').add(new Option(title, format))
for (const kind of EVENTS) at<HTMLSelectElement>('#events').add(new Option(kind, kind))

const say = (text: string) => {
  at('#trouble').textContent = text
}
/** A request that changes something. Says what went wrong; null if it did. */
async function act<T>(send: () => Promise<T>): Promise<T | null> {
  say('')
  try {
    return await send()
  } catch (error) {
    const { status, code } = error as Problem
    if (code === 'too-many-jobs') say('Too many jobs are waiting or running. Start it again later.')
    else if (code === 'job-state') say('Too late: the job has ended.')
    else say(status ? `The server refused it: ${code}` : 'No reply. Press again: nothing happens twice.')
    return null
  }
}

async function listJobs(): Promise<Job[]> {
  return (await strive<{ rows: Job[] }>('/api/jobs')).data.rows
}

async function readJob(id: string): Promise<Job> {
  return (await strive<Job>(`/api/jobs/${id}`)).data
}

async function startJob(body: object, key: string): Promise<Job> {
  return (await strive<Job>('/api/jobs', { method: 'POST', headers: { 'idempotency-key': key }, body })).data
}

async function changeJob(id: string, how: 'cancellation' | 'retry'): Promise<Job> {
  return (await strive<Job>(`/api/jobs/${id}/${how}`, { method: 'POST' })).data
}

async function readFile(path: string): Promise<Blob> {
  return (await strive<Blob>(path)).data
}

async function drawList() {
  const jobs = await listJobs()
  at('tbody').replaceChildren(
    ...jobs.map(job => {
      const line = document.createElement('tr')
      line.innerHTML = '<th scope="row"><button></button></th><td></td>'
      const [button, state] = [line.querySelector('button') as HTMLElement, line.cells[1] as HTMLElement]
      button.textContent = nameOf(job)
      button.onclick = () => go(job.id)
      state.textContent = titleOf(job.state)
      return line
    }),
  )
}

let shown: Job | null = null
function draw(job: Job) {
  shown = job
  const hasEnded = ENDED.includes(job.state)
  at('#job').hidden = false
  at('h2').textContent = nameOf(job)
  at('[role=status]').textContent = titleOf(job.state)
  at('#failure').textContent =
    job.state === 'failed' ? `It failed (${job.problem}) after ${job.done} of ${job.total}.` : ''
  at<HTMLProgressElement>('progress').value = job.total === null ? 0 : job.done / Math.max(1, job.total)
  at('#cancel').hidden = hasEnded
  at('#retry').hidden = job.state !== 'failed' && job.state !== 'cancelled'
  at('ul').replaceChildren(
    ...(job.state === 'succeeded' ? job.files : []).map(({ name, path }) => {
      const item = document.createElement('li')
      item.append(
        Object.assign(document.createElement('button'), {
          textContent: `Download ${name}`,
          onclick: () => save(name, path),
        }),
      )
      return item
    }),
  )
}

async function save(name: string, path: string) {
  const file = await act(() => readFile(path))
  if (!file) return
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  URL.revokeObjectURL(href)
}

/** Only the newest of these goes on: another job has been opened, or this one was cancelled or retried. */
let following = 0
/** Asks again only after a reply, so that an old one never comes after a new one. */
async function follow(id: string) {
  const mine = ++following
  while (mine === following) {
    const job = await readJob(id).catch(() => null)
    if (mine !== following) return
    if (job) draw(job)
    if (job && ENDED.includes(job.state)) break
    await new Promise(resolve => setTimeout(resolve, POLL_MS))
  }
  await drawList()
}

async function change(how: 'cancellation' | 'retry') {
  if (!shown) return
  const { id } = shown
  const job = await act(() => changeJob(id, how))
  if (job) draw(job)
  void follow(id)
}

/** Shows the job that the address names. */
function show() {
  say('')
  const id = new URLSearchParams(location.search).get('job')
  at('#job').hidden = true
  void drawList()
  if (id) void follow(id)
  else following++
}

function go(id: string) {
  history.pushState(null, '', `?job=${id}`)
  show()
}

/** The keys of requests that got no reply: sent again, they start nothing twice. */
const keys = new Map<string, string>()
at('form').onsubmit = async event => {
  event.preventDefault()
  const eventKind = at<HTMLSelectElement>('#events').value
  const format = at<HTMLSelectElement>('#format').value
  const body = { input: { kind: 'export-events', format, ...(eventKind && { eventKind }) } }
  const text = JSON.stringify(body)
  const key = keys.get(text) ?? crypto.randomUUID()
  keys.set(text, key)
  const job = await act(() => startJob(body, key))
  if (!job) return
  keys.delete(text)
  go(job.id)
}
at('#cancel').onclick = () => change('cancellation')
at('#retry').onclick = () => change('retry')
window.onpopstate = show
show()
