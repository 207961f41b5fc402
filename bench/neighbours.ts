import { hash, randomFill } from 'node:crypto'
import { connect } from '#client/api/connect.ts'
import { createImport, undoImport } from '#resources/imports/contract.ts'
import { MAX_ROWS } from '#resources/imports/rules.ts'
import { deleteSandbox, forkSandbox, resetSandbox } from '#resources/sandboxes/contract.ts'
import { signIn } from '#resources/sessions/contract.ts'
import { deleteUpload, finishUpload, putChunk, startUpload } from '#resources/uploads/contract.ts'
import { CHUNK_BYTES, digestField, MAX_FILE_BYTES } from '#resources/uploads/rules.ts'
import { DEMO_ACCOUNTS } from '#server/sessions/demo-accounts.ts'
import { startConsole } from '#tests/running-console.ts'
import { record } from './login-log.ts'
import { quantile, type Row } from './report.ts'

// Measures how one operator's work, or a flood of sign-ins, slows another operator down.

const RUNS = 5
const FLOOD_SECONDS = 10
const SIGN_INS_A_SECOND = 200
const ADDRESSES = 200

type Figures = Record<string, number[]>

/** Repeats each of the neighbours' requests until the work is done, and records their durations. */
async function whileDoing<T>(work: () => Promise<T>, neighbours: Record<string, () => Promise<unknown>>) {
  const times: Figures = Object.fromEntries(Object.keys(neighbours).map(name => [name, []]))
  let isDone = false
  const watching = Object.entries(neighbours).map(async ([name, ask]) => {
    while (!isDone) {
      const begun = performance.now()
      await ask()
      times[name]?.push(performance.now() - begun)
    }
  })
  const result = await work().finally(() => {
    isDone = true
  })
  await Promise.all(watching)
  return { result, times }
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const figures = (times: Figures, write: (of: number[]) => string) =>
  Object.entries(times)
    .map(([name, of]) => `${name} ${write(of)}`)
    .join(', ')
const worst = (of: number[]) => `≤ ${Math.max(...of).toFixed(0)} ms`
const p95 = (of: number[]) => `p95 ${quantile(of, 0.95).toFixed(1)} ms`

export async function measureNeighbours(): Promise<Row[]> {
  const running = await startConsole({ STRIVE_TRUSTED_PROXIES: '127.0.0.1' })
  const request = (path: string, init?: RequestInit) => fetch(running.url + path, init)
  const enter = async (account: (typeof DEMO_ACCOUNTS)[number]) => {
    const { token } = await connect(request).call(signIn, { body: account })
    return { token, ...connect(request, { headers: () => ({ authorization: `Bearer ${token}` }) }) }
  }
  // Two sessions of one account, because the login log accepts only lines of the caller's account, which `record`
  // writes.
  const [me, other] = [await enter(DEMO_ACCOUNTS[0]), await enter(DEMO_ACCOUNTS[0])]
  const authorized = { authorization: `Bearer ${other.token}`, 'content-type': 'application/json' }
  let sent = 0
  const ask = async (path: string, init?: RequestInit) => {
    const reply = await request(path, { headers: authorized, ...init })
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${path} was answered ${reply.status}.`)
  }
  const neighbours = {
    read: () => ask('/api/members?limit=50'),
    'small write': () => ask('/loginLog', { method: 'POST', body: JSON.stringify(record(sent++)) }),
  }
  const rows: Row[] = []

  const works = heavyWorks(me)
  const felt: Record<string, Figures> = {}
  for (let run = 0; run < RUNS; run++)
    for (const [name, work] of Object.entries(works)) {
      const { times } = await whileDoing(work, neighbours)
      felt[name] ??= {}
      const all = felt[name]
      for (const [who, of] of Object.entries(times)) all[who] = [...(all[who] ?? []), ...of]
    }
  for (const [name, all] of Object.entries(felt))
    rows.push([`another operator’s requests during: ${name}`, figures(all, worst), 'promise: ≤ 250 ms'])

  const app = await (await request('/strive/')).text()
  const [asset = ''] = /\/strive\/assets\/[^"]+\.js/.exec(app) ?? []
  const during = { read: neighbours.read, 'static file': () => ask(asset) }
  const { times: quiet } = await whileDoing(() => pause(3_000), during)
  const { result, times: flooded } = await whileDoing(() => flood(request), during)
  rows.push(['another operator, nothing else going on', figures(quiet, p95), ''])
  rows.push([
    `… during ${SIGN_INS_A_SECOND} sign-ins/s from ${ADDRESSES} addresses for ${FLOOD_SECONDS} s (${result})`,
    figures(flooded, p95),
    'promise: ≤ 5 × the quiet ones',
  ])
  await running.stop()
  return rows
}

type Client = ReturnType<typeof connect>

/** The operations that lock the database longest, or move the most bytes. */
function heavyWorks(me: Client): Record<string, () => Promise<unknown>> {
  const { call } = me
  let batch = 0
  const newcomers = () =>
    Array.from({ length: MAX_ROWS }, (_, n) => ({
      name: { en: `Newcomer ${n}`, zh: `新人 ${n}` },
      email: `newcomer-${batch}-${n}@strive.example`,
      teamId: 1,
      job: 'warehouse' as const,
      joinedOn: '2026-01-01',
    }))
  let sandboxId = ''
  let importId = 0
  let uploadId = ''
  return {
    [`import of ${MAX_ROWS} members`]: async () => {
      batch++
      const { id } = await call(createImport, { body: { fileName: 'new.csv', rows: newcomers() } })
      importId = id
    },
    '… undone': () => call(undoImport, { params: { importId }, headers: { 'if-match': '"1"' } }),
    'fork of a sandbox': async () => {
      const { id } = await call(forkSandbox, { body: { name: `bench ${batch++}` } })
      sandboxId = id
    },
    'reset of a sandbox': () => call(resetSandbox, { params: { sandboxId } }),
    // Each deletion also purges the previously deleted sandbox.
    'deletion of a sandbox': () => call(deleteSandbox, { params: { sandboxId } }),
    'upload of 100 MB': async () => {
      uploadId = await upload(me)
    },
    '… finished': () => call(finishUpload, { params: { uploadId } }),
    '… deleted': () => call(deleteUpload, { params: { uploadId } }),
  }
}

/** Makes and hashes the file outside this thread, which measures meanwhile. */
async function upload(me: Client): Promise<string> {
  const bytes = Buffer.alloc(MAX_FILE_BYTES)
  await new Promise<void>((resolve, reject) => randomFill(bytes, error => (error ? reject(error) : resolve())))
  const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
  const body = { name: 'film.bin', size: bytes.length, mediaType: 'application/octet-stream', sha256 }
  const { id } = await me.call(startUpload, { body })
  for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES) {
    const chunk = bytes.subarray(offset, offset + CHUNK_BYTES)
    const digest = digestField(hash('sha256', chunk, 'base64'))
    await me.call(putChunk, { params: { uploadId: id, offset }, headers: { 'content-digest': digest }, body: chunk })
  }
  return id
}

/** Sends sign-ins at a fixed rate and returns the counts of their statuses. */
async function flood(request: (path: string, init?: RequestInit) => Promise<Response>): Promise<string> {
  const counts = new Map<number, number>()
  const guess = async (n: number) => {
    const reply = await request('/api/sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${n % ADDRESSES}` },
      body: JSON.stringify({ account: `guess-${n}`, password: 'a guess' }),
    })
    await reply.arrayBuffer()
    counts.set(reply.status, (counts.get(reply.status) ?? 0) + 1)
  }
  const guesses: Promise<void>[] = []
  for (let tick = 0; tick < FLOOD_SECONDS * 20; tick++) {
    for (let n = 0; n < SIGN_INS_A_SECOND / 20; n++) guesses.push(guess(guesses.length))
    await pause(50)
  }
  await Promise.all(guesses)
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
}
