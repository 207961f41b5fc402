import type { components } from './api'
import { type Problem, strive } from './strive'

type Upload = components['schemas']['Upload']
type Transfer = { file: File; sent: number; isPaused: boolean; said: string }

const CHUNK_BYTES = 256 * 1024
const RETRY_MS = 1_000
const at = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E

at('#app').innerHTML = `
  <h1>Uploads</h1>
  <label>Choose files <input type="file" multiple></label>
  <p role="status"></p>
  <ul></ul>
  <table aria-label="Files"><thead><tr><th>Name</th><th>Size</th></tr></thead><tbody></tbody></table>`

const transfers: Transfer[] = []

function draw() {
  at('ul').replaceChildren(
    ...transfers.map(transfer => {
      const { file, sent, isPaused, said } = transfer
      const item = document.createElement('li')
      const progress = Object.assign(document.createElement('progress'), { max: Math.max(1, file.size), value: sent })
      progress.setAttribute('aria-label', `Progress of ${file.name}`)
      const button = Object.assign(document.createElement('button'), {
        textContent: `${isPaused ? 'Resume' : 'Pause'} ${file.name}`,
        onclick: () => pauseOrResume(transfer),
      })
      item.append(`${file.name} `, progress, ' ', button, ` ${said}`)
      return item
    }),
  )
}

async function listFiles(): Promise<Upload[]> {
  return (await strive<{ rows: Upload[] }>('/api/uploads')).data.rows
}

async function announce(body: object): Promise<Upload> {
  return (await strive<Upload>('/api/uploads', { method: 'POST', body })).data
}

async function putChunk(id: string, offset: number, body: Blob): Promise<number> {
  const digest = btoa(String.fromCharCode(...(await hashOf(body))))
  const headers = { 'content-digest': `sha-256=:${digest}:` }
  const path = `/api/uploads/${id}/chunks/${offset}`
  return (await strive<{ received: number }>(path, { method: 'PUT', headers, body })).data.received
}

async function finish(id: string): Promise<Upload> {
  return (await strive<Upload>(`/api/uploads/${id}/completion`, { method: 'POST' })).data
}

const hashOf = async (blob: Blob) => new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()))

async function drawFiles() {
  const files = (await listFiles()).filter(({ finishedAt }) => finishedAt !== null)
  at('tbody').replaceChildren(
    ...files.map(({ name, size }) => {
      const line = document.createElement('tr')
      line.append(Object.assign(document.createElement('th'), { scope: 'row', textContent: name }))
      line.insertCell().textContent = `${size} bytes`
      return line
    }),
  )
}

/** Tries until it works, unless the server says that it never will. */
async function persist<T>(transfer: Transfer, act: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await act()
    } catch (error) {
      const { status, code } = error as Problem
      if (status < 500 && status !== 429 && code !== 'checksum-mismatch') throw error
      transfer.said = 'A request failed. Trying again…'
      draw()
      await new Promise(resolve => setTimeout(resolve, RETRY_MS))
    }
}

/** Returns the next offset. If another window sends the same file, the server is further than we think. */
async function send(transfer: Transfer, id: string, offset: number): Promise<number> {
  const body = transfer.file.slice(offset, offset + CHUNK_BYTES)
  try {
    return await persist(transfer, () => putChunk(id, offset, body))
  } catch (error) {
    const { code, received } = error as Problem & { received: number }
    if (code !== 'wrong-offset') throw error
    return received
  }
}

/** Uploads a file, or what is missing of it. */
async function upload(transfer: Transfer) {
  const { file } = transfer
  const sha256 = [...(await hashOf(file))].map(byte => byte.toString(16).padStart(2, '0')).join('')
  const { name, size, type } = file
  try {
    const begun = await persist(transfer, () =>
      announce({ name, size, mediaType: type || 'application/octet-stream', sha256 }),
    )
    if (begun.finishedAt !== null) say(`${name} already exists as ${begun.name}.`)
    else if (!(await sendFrom(transfer, begun))) return
  } catch (error) {
    say(`${name} was not uploaded: ${(error as Problem).message}`)
  }
  transfers.splice(transfers.indexOf(transfer), 1)
  draw()
  await drawFiles()
}

/** Returns whether it came to the end: it may be paused. */
async function sendFrom(transfer: Transfer, { id, size, received }: Upload): Promise<boolean> {
  transfer.sent = received
  while (transfer.sent < size) {
    if (transfer.isPaused) return false
    transfer.sent = await send(transfer, id, transfer.sent)
    transfer.said = ''
    draw()
  }
  await persist(transfer, () => finish(id))
  say(`${transfer.file.name} was uploaded.`)
  return true
}

function pauseOrResume(transfer: Transfer) {
  transfer.isPaused = !transfer.isPaused
  draw()
  // Announced again, the server says where to go on.
  if (!transfer.isPaused) void upload(transfer)
}

function say(text: string) {
  at('[role=status]').textContent = text
}

at<HTMLInputElement>('input').onchange = ({ currentTarget }) => {
  const input = currentTarget as HTMLInputElement
  const chosen = [...(input.files ?? [])].map(file => ({ file, sent: 0, isPaused: false, said: '' }))
  // So that the same file can be chosen again.
  input.value = ''
  say('')
  transfers.push(...chosen)
  draw()
  for (const transfer of chosen) void upload(transfer)
}
void drawFiles()
