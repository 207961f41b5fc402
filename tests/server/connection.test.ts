import { connect as connectSocket, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startUpload } from '#resources/uploads/contract.ts'
import { CHUNK_BYTES } from '#resources/uploads/rules.ts'
import { ADMIN, createTestApp, listen, type TestApp } from '#tests/test-app.ts'

// The effect of a refusal on its connection.

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
let host: string
let close: () => void
let chunkPath: string
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs(ADMIN)
  ;({ host, close } = await listen(app))
  const body = { name: 'a.bin', mediaType: 'image/png', size: CHUNK_BYTES * 2, sha256: 'a'.repeat(64) }
  const { id } = await me.call(startUpload, { body })
  chunkPath = `/api/uploads/${id}/chunks/0`
})
beforeEach(() => void vi.restoreAllMocks())
afterAll(async () => {
  close()
  await app.close()
})

type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: Buffer; announced?: number }
type Reply = { status: number; headers: string; body: string }

/** Opens one connection. `send` sends a request over it and returns the response. */
async function openConnection() {
  const socket = connectSocket({ host: '127.0.0.1', port: Number(host.split(':')[1]) })
  await new Promise(resolve => socket.once('connect', resolve))
  let text = ''
  let isClosed = false
  socket.on('data', piece => {
    text += piece.toString('latin1')
  })
  socket.on('close', () => {
    isClosed = true
  })
  socket.on('error', () => undefined)
  const answer = () => {
    const [whole, status, headers = ''] = /^HTTP\/1\.1 (\d+) [^\r]*\r\n(.*?)\r\n\r\n/s.exec(text) ?? []
    if (!whole) return null
    const length = Number(/^content-length: (\d+)/im.exec(headers)?.[1] ?? 0)
    if (text.length < whole.length + length) return null
    const body = text.slice(whole.length, whole.length + length)
    text = text.slice(whole.length + length)
    return { status: Number(status), headers, body }
  }
  async function send(sent: Sent): Promise<Reply> {
    write(socket, sent)
    let found: Reply | null = null
    await expect
      .poll(() => {
        found ??= answer()
        return found !== null || isClosed
      })
      .toBe(true)
    if (!found) throw new Error('The connection was cut before its answer.')
    return found
  }
  return { socket, send, end: () => socket.destroy() }
}

function write(socket: Socket, { method = 'GET', path, headers = {}, body, announced = body?.length ?? 0 }: Sent) {
  const all = { host, authorization: `Bearer ${me.token}`, 'content-length': String(announced), ...headers }
  const given = Object.entries(all).filter(([, value]) => value !== '')
  const lines = given.map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  if (body) socket.write(body)
}

const CHUNK = Buffer.alloc(CHUNK_BYTES, 'x')
const DIGEST = `sha-256=:${Buffer.alloc(32).toString('base64')}:`
const json = { 'content-type': 'application/json' }
const chunked = (size: number) =>
  Buffer.concat([Buffer.from(`${size.toString(16)}\r\n`), Buffer.alloc(size, 'x'), Buffer.from('\r\n0\r\n\r\n')])

const REFUSED: [string, number, () => Sent][] = [
  ['a chunk without a digest', 400, () => ({ method: 'PUT', path: chunkPath, body: CHUNK })],
  [
    'a chunk with a wrong digest',
    422,
    () => ({ method: 'PUT', path: chunkPath, headers: { 'content-digest': DIGEST }, body: CHUNK }),
  ],
  [
    'a chunk of an unknown upload',
    422,
    () => ({
      method: 'PUT',
      path: `/api/uploads/${'0'.repeat(16)}/chunks/0`,
      headers: { 'content-digest': DIGEST },
      body: CHUNK,
    }),
  ],
  [
    'a body without a session',
    401,
    () => ({ method: 'PUT', path: chunkPath, headers: { authorization: '' }, body: CHUNK }),
  ],
  [
    'a body that is too large',
    413,
    () => ({ method: 'POST', path: '/api/teams', headers: json, body: Buffer.alloc(1_000_000, ' ') }),
  ],
  [
    'a body of unknown length that is too large',
    413,
    () => ({
      method: 'POST',
      path: '/api/teams',
      headers: { ...json, 'content-length': '', 'transfer-encoding': 'chunked' },
      body: chunked(1_000_000),
    }),
  ],
  [
    'a body of another type',
    415,
    () => ({ method: 'POST', path: '/api/teams', headers: { 'content-type': 'text/plain' }, body: CHUNK }),
  ],
  ['a body for an unknown path', 404, () => ({ method: 'POST', path: '/api/nothing', headers: json, body: CHUNK })],
  ['a body for an unknown method', 405, () => ({ method: 'DELETE', path: '/api/members', headers: json, body: CHUNK })],
  ['a body for an endpoint without one', 200, () => ({ path: '/api/profile', headers: json, body: CHUNK })],
]

test.each(REFUSED)('%s: the status is %i, and the next request on the connection works', async (_, status, sent) => {
  const { send, end } = await openConnection()
  for (let times = 0; times < 2; times++) {
    expect(await send(sent())).toMatchObject({ status })
    expect(await send({ path: '/api/profile' })).toMatchObject({ status: 200 })
  }
  end()
})

test('if too much of a body is left, the response closes the connection', async () => {
  const { socket, send } = await openConnection()
  const closed = new Promise(resolve => socket.once('close', resolve))
  const refused = await send({ method: 'POST', path: '/api/teams', headers: json, announced: 100_000_000 })
  expect(refused.status).toBe(413)
  expect(refused.headers.toLowerCase()).toContain('connection: close')
  await closed
})

test('a caller who disconnects in the middle of a body is not logged as an error', async () => {
  const logged = vi.spyOn(app.services.log, 'error')
  const noted = vi.spyOn(app.services.log, 'debug')
  let gone = 0
  const bodies: Sent[] = [
    { method: 'POST', path: '/api/teams', headers: json, body: Buffer.from('{"na'), announced: 1_000 },
    {
      method: 'PUT',
      path: chunkPath,
      headers: { 'content-digest': DIGEST },
      body: CHUNK.subarray(0, 9),
      announced: 1_000,
    },
    {
      method: 'POST',
      path: '/api/teams',
      headers: { ...json, 'content-length': '', 'transfer-encoding': 'chunked' },
      body: Buffer.from('9\r\n{"na'),
    },
  ]
  for (const sent of bodies) {
    const { socket } = await openConnection()
    write(socket, sent)
    // After a full request on another connection, the server has read the partial body and is waiting for the rest.
    const { send, end } = await openConnection()
    await send({ path: '/api/profile' })
    end()
    socket.destroy()
    await expect.poll(() => noted.mock.calls.length).toBe(++gone)
  }
  expect(logged).not.toHaveBeenCalled()
})
