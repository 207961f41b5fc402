import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, expect, inject, test } from 'vitest'
import { copyTemplate } from '#scripts/sqlite-template.ts'
import { launchArguments } from '#tests/launch.ts'
import { isLong } from '#tests/tier.ts'

// The process as an operator starts it: its output, its refusals, and its shutdown.

const ROOT = `${import.meta.dirname}/../..`
const folder = mkdtempSync(`${tmpdir()}/strive-start-`)
const folders = [folder]
const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  for (const one of folders) rmSync(one, { recursive: true, force: true })
})

/**
 * A folder with a seeded database, because a start that seeds one takes four times as long, and few tests need that.
 */
function filledFolder(): string {
  const copy = copyTemplate(inject('sqlite'))
  folders.push(copy)
  return copy
}

function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, launchArguments('start'), {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', STRIVE_PORT: '0', STRIVE_DATA: folder, ...settings },
  })
  running.push(child)
  const said = { out: '', err: '' }
  child.stdout.on('data', piece => {
    said.out += piece
  })
  child.stderr.on('data', piece => {
    said.err += piece
  })
  // `close` instead of `exit`, because the last output may arrive after the exit.
  const exit = new Promise<number | null>(resolve => child.once('close', resolve))
  const url = () => /listening on (http:\/\/[^/\s]+)/.exec(said.out)?.[1]
  const listening = async () => {
    await expect.poll(url).toBeDefined()
    // Safe to cast, because the poll has just succeeded.
    return url() as string
  }
  return { child, said, exit, listening }
}

test('S-AUTH-5: the level code is printed only at the first start; SIGTERM ends the process cleanly', async () => {
  const data = { STRIVE_DATA: `${folder}/first` }
  // A start that fails neither writes practice data nor uses up the code.
  const refusals: Record<string, string>[] = [{ STRIVE_HOST: '0.0.0.0' }, { STRIVE_PORT: await takenPort() }]
  for (const settings of refusals) {
    const refused = start({ ...data, ...settings })
    expect(await refused.exit).toBe(1)
    expect(refused.said.out).toBe('')
    expect(existsSync(`${data.STRIVE_DATA}/strive.sqlite`)).toBe(false)
  }
  const first = start(data)
  await first.listening()
  first.child.kill('SIGTERM')
  expect(await first.exit).toBe(0)
  expect(first.said.out).toMatch(/level code \S{16} /)
  expect(first.said.out).toContain('account admin, password 123456')
  const second = start(data)
  await second.listening()
  second.child.kill('SIGTERM')
  expect(await second.exit).toBe(0)
  expect(second.said.out).not.toContain('level code')
})

async function takenPort(): Promise<string> {
  const holder = createServer().listen(0, '127.0.0.1').unref()
  await once(holder, 'listening')
  // Safe to cast, because the server listens on a port.
  return String((holder.address() as AddressInfo).port)
}

/** The memory of the process in MB, as reported by Linux: now, and the peak. */
function memoryOf({ pid }: ChildProcess) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

test.runIf(existsSync('/proc/self/status'))(
  'needs at most 150 MB after a first start, which seeds the database, even without a compile cache',
  async () => {
    const { child, listening } = start({ STRIVE_DATA: `${folder}/memory`, NODE_DISABLE_COMPILE_CACHE: '1' })
    await listening()
    await expect.poll(() => memoryOf(child).now).toBeLessThanOrEqual(150)
    const { now, peak } = memoryOf(child)
    expect(now).toBeGreaterThan(20)
    // What loading the modules leaves behind has not been collected yet.
    expect(peak).toBeLessThanOrEqual(170)
    child.kill('SIGTERM')
  },
)

test('S-AUTH-1: listens beyond loopback only when configured to, while a demo password is unchanged', async () => {
  const data = filledFolder()
  const open = start({ STRIVE_HOST: '0.0.0.0', STRIVE_DATA: data })
  expect(await open.exit).toBe(1)
  expect(open.said.err).toContain('STRIVE_ALLOW_DEMO=1')
  const allowed = start({ STRIVE_HOST: '0.0.0.0', STRIVE_ALLOW_DEMO: '1', STRIVE_DATA: data })
  await allowed.listening()
})

test('names each invalid setting on a separate line and does not start', async () => {
  const { said, exit } = start({ STRIVE_PORT: 'x', STRIVE_LOG: 'y' })
  expect(await exit).toBe(1)
  expect(said.err.trim().split('\n')).toEqual([
    expect.stringMatching(/^STRIVE_PORT must be/),
    expect.stringMatching(/^STRIVE_LOG must be/),
  ])
})

test('explains that the port or the data folder is already in use', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => holder.once('listening', resolve))
  const { port } = holder.address() as { port: number }
  const late = start({ STRIVE_PORT: String(port), STRIVE_DATA: filledFolder() })
  expect(await late.exit).toBe(1)
  expect(late.said.err).toContain(`Port ${port} on 127.0.0.1 is already in use`)
  holder.close()
  const shared = filledFolder()
  const one = start({ STRIVE_DATA: shared })
  await one.listening()
  const other = start({ STRIVE_DATA: shared })
  expect(await other.exit).toBe(1)
  expect(other.said.err).toContain('DATABASE_URL')
})

test.each([
  [
    'a data folder that cannot be made',
    { STRIVE_DATA: `${import.meta.filename}/data` },
    /^Cannot write to the data folder \/.*start\.test\.ts\/data .*STRIVE_DATA/,
  ],
  [
    'PostgreSQL that refuses the connection',
    { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/strive' },
    /^DATABASE_URL, me@127\.0\.0\.1:1\/strive: connection refused/,
  ],
  [
    'an address of another machine',
    { STRIVE_HOST: '203.0.113.1', STRIVE_ALLOW_DEMO: '1' },
    /^STRIVE_HOST 203\.0\.113\.1 /,
  ],
])('explains %s in one line that names the setting', async (_, settings, expected) => {
  const { said, exit } = start({ STRIVE_DATA: filledFolder(), ...settings })
  expect(await exit).toBe(1)
  expect(said.err.trim()).toMatch(expected)
  expect(said.err.trim().split('\n')).toHaveLength(1)
  expect(said.err).not.toContain('hunter2')
})

test.runIf(isLong)('refuses a damaged database, leaves it untouched and says what to do', async () => {
  const data = filledFolder()
  const file = `${data}/strive.sqlite`
  const first = start({ STRIVE_DATA: data })
  await first.listening()
  first.child.kill('SIGTERM')
  await first.exit
  const whole = readFileSync(file)
  const inside = Buffer.from(whole).fill(0xff, whole.length / 2, whole.length / 2 + 8_192)
  for (const damaged of [inside, Buffer.from(whole).fill('x', 0, 100)]) {
    writeFileSync(file, damaged)
    const again = start({ STRIVE_DATA: data })
    expect(await again.exit).toBe(1)
    expect(again.said.err.trim().split('\n')).toEqual([expect.stringContaining(`The database ${file} is damaged`)])
    expect(readFileSync(file).equals(damaged)).toBe(true)
  }
  writeFileSync(file, whole)
  await start({ STRIVE_DATA: data }).listening()
})

test('the log contains no password, token, code or ticket, even at level debug', async () => {
  const code = 'the-secret-level-code'
  const { child, said, exit, listening } = start({
    STRIVE_LOG: 'debug',
    STRIVE_LEVEL_CODE: code,
    STRIVE_DATA: filledFolder(),
  })
  const url = await listening()
  const send = async (method: string, path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const reply = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
    return (await reply.json()) as { token?: string; ticket?: string }
  }
  await send('POST', '/api/sessions', { account: 'admin', password: 'a-wrong-password' })
  const { token = '' } = await send('POST', '/api/sessions', { account: 'admin', password: '123456' })
  await send('PUT', '/api/sessions/current/level', { code }, token)
  const { ticket = '' } = await send('POST', '/api/live/tickets', {}, token)
  await fetch(`${url}/ws/live`, { headers: { 'sec-websocket-protocol': `strive, ${ticket}` } })
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
  expect(said.err).toContain('"path":"/api/sessions"')
  expect(token.length + ticket.length).toBeGreaterThan(80)
  for (const secret of ['a-wrong-password', '123456', token, code, ticket]) expect(said.err).not.toContain(secret)
})

test('STRIVE_METRICS serves metrics on a port of their own, until the console stops', async () => {
  const { child, said, exit, listening } = start({ STRIVE_METRICS: '0', STRIVE_DATA: filledFolder() })
  const url = await listening()
  const [, metrics = ''] = /Metrics are on (http:\/\/127\.0\.0\.1:\d+\/metrics)/.exec(said.out) ?? []
  await fetch(`${url}/api/profile`)
  const reply = await fetch(metrics)
  expect(reply.headers.get('content-type')).toContain('application/openmetrics-text')
  expect(await reply.text()).toContain('strive_requests_total{endpoint="readProfile",status="4xx"} 1\n')
  expect((await fetch(metrics.replace('/metrics', '/strive/'))).status).toBe(404)
  const port = new URL(metrics).port
  const other = start({ STRIVE_METRICS: port, STRIVE_DATA: filledFolder() })
  expect(await other.exit).toBe(1)
  expect(other.said.err.trim()).toBe(
    `Port ${port} on 127.0.0.1 is already in use. Stop the program that uses it, or set STRIVE_METRICS.`,
  )
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
})

/** The header of a new session. */
async function signIn(url: string): Promise<{ authorization: string }> {
  const body = JSON.stringify({ account: 'admin', password: '123456' })
  const reply = await fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { token } = (await reply.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}

test('a shutdown releases held requests', async () => {
  const { child, exit, listening } = start({ STRIVE_DATA: filledFolder() })
  const url = await listening()
  const headers = await signIn(url)
  const held = fetch(`${url}/api/counters`, { headers: { ...headers, 'x-practice-fault': 'hold' } })
  const list = async () => (await fetch(`${url}/api/faults/held`, { headers })).json()
  await expect.poll(list).toMatchObject({ held: [{ path: '/api/counters' }] })
  child.kill('SIGTERM')
  expect((await held).status).toBe(200)
  expect(await exit).toBe(0)
})

test('a shutdown sends the reason to event streams and ends them', async () => {
  const { child, exit, listening } = start({ STRIVE_DATA: filledFolder() })
  const url = await listening()
  const headers = await signIn(url)
  const streams = await Promise.all([1, 2].map(() => fetch(`${url}/api/live/events`, { headers })))
  child.kill('SIGTERM')
  for (const stream of streams) expect(await stream.text()).toMatch(/event: end\ndata: \{"type":"end","code":1012\}/)
  expect(await exit).toBe(0)
})

test('a shutdown completes running requests', async () => {
  const { child, exit, listening } = start({ STRIVE_DATA: filledFolder() })
  const url = await listening()
  // argon2 is slow, so the signal arrives while the password is being checked.
  const signingIn = fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'admin', password: '123456' }),
  })
  await new Promise(resolve => setImmediate(resolve))
  child.kill('SIGTERM')
  const outcome = await signingIn.then(
    reply => reply.status,
    () => 'not begun',
  )
  expect([201, 'not begun']).toContain(outcome)
  expect(await exit).toBe(0)
})
