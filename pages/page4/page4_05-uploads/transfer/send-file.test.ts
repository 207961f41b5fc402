import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#client/api/api.ts'
import { type ChunkFault, damaged } from '#pages/page4/page4_05-uploads/trouble.ts'
import { finishUpload, readUpload, startUpload, type Upload } from '#resources/uploads/contract.ts'
import { CHUNK_BYTES, digestField } from '#resources/uploads/rules.ts'
import { type Problem, refuse } from '#shared/errors.ts'
import { OtherFile, sendFile } from './send-file.ts'
import { base64Of, hexOf, sha256 } from './sha256.ts'

const SIZE = 2 * CHUNK_BYTES + 10
const FILE = new File([new Uint8Array(SIZE).map((_, at) => at % 251)], 'data.bin', { type: 'text/csv;charset=utf-8' })
const uploadAt = (received: number, more: Partial<Upload> = {}): Upload => ({
  ...{ id: '0123456789abcdef', name: 'data.bin', size: SIZE, mediaType: 'text/csv', sha256: '', received },
  ...{ createdAt: '2026-10-31T00:00:00.000Z', finishedAt: null, expiresAt: null, hasThumbnail: false },
  ...{ version: 1, updatedAt: '2026-10-31T00:00:00.000Z', ...more },
})
const finished = uploadAt(SIZE, { finishedAt: '2026-10-31T00:01:00.000Z' })

type Chunk = { params: { offset: number }; headers: { 'content-digest': string }; body: ArrayBuffer }
let begun: Upload
/** What the server says about each chunk; a problem refuses it. */
let answers: (number | Problem)[]
let chunks: Chunk[]
const calls: [endpoint: object, input: { body: object }][] = []
const asked = (endpoint: object) => calls.filter(([one]) => one === endpoint).map(([, input]) => input)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  begun = uploadAt(0)
  answers = []
  chunks = []
  calls.length = 0
  // Each endpoint has its own types, and this stands for several.
  vi.spyOn(api, 'call').mockImplementation((async (endpoint: object, input: never) => {
    calls.push([endpoint, input])
    if (endpoint === startUpload || endpoint === readUpload) return begun
    if (endpoint === finishUpload) return finished
    const chunk: Chunk = input
    chunks.push(chunk)
    const answer = answers.shift() ?? chunk.params.offset + chunk.body.byteLength
    if (typeof answer !== 'number') throw answer
    return { received: answer }
  }) as never)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const INTACT: ChunkFault = { headers: {}, isDamaged: false }
const { signal } = new AbortController()
async function send(more: Partial<Parameters<typeof sendFile>[0]> = {}) {
  const order = { file: FILE, upload: null, expected: null, signal, nextFault: () => INTACT, report: () => {} }
  const sending = sendFile({ ...order, ...more })
  const ended = vi.fn()
  sending.then(ended, ended)
  // Each look advances the timers of the retries.
  await vi.waitFor(() => expect(ended).toHaveBeenCalled(), { timeout: 20_000 })
  return sending
}
const sent = () => chunks.map(({ params, body }) => [params.offset, body.byteLength])
const hash = async () => hexOf(await sha256(await FILE.arrayBuffer()))

test('a file is announced with its hash, and sent in chunks from where the server is', async () => {
  begun = uploadAt(CHUNK_BYTES)
  expect(await send()).toEqual({ finished, wasThere: false })
  const body = { name: 'data.bin', size: SIZE, mediaType: 'text/csv', sha256: await hash() }
  expect(asked(startUpload)).toEqual([{ body }])
  expect(sent()).toEqual([
    [CHUNK_BYTES, CHUNK_BYTES],
    [2 * CHUNK_BYTES, 10],
  ])
})

test('a file that goes on asks the server where, and is not announced again', async () => {
  begun = uploadAt(2 * CHUNK_BYTES)
  await send({ upload: uploadAt(0) })
  expect([asked(startUpload), sent()]).toEqual([[], [[2 * CHUNK_BYTES, 10]]])
})

test.each([
  ['was there before', null, true],
  ['was finished by another window meanwhile', uploadAt(0), false],
])('a file that %s is not sent', async (_, upload, wasThere) => {
  begun = finished
  expect(await send({ upload })).toEqual({ finished, wasThere })
  expect([chunks, asked(finishUpload)]).toEqual([[], []])
})

test('only the same file goes on with what was interrupted', async () => {
  const sha = await hash()
  for (const other of [{ size: SIZE + 1, sha256: sha }, { sha256: sha.replace(/^./, 'x') }])
    await expect(send({ expected: uploadAt(0, other) })).rejects.toThrow(OtherFile)
  expect(calls).toEqual([])
  await send({ expected: uploadAt(0, { sha256: sha }) })
  expect(chunks).toHaveLength(3)
})

test('goes on where another window has brought the file, and gives up if the server contradicts itself', async () => {
  answers = [refuse('wrong-offset', { received: 2 * CHUNK_BYTES })]
  await send()
  expect(sent().map(([from]) => from)).toEqual([0, 2 * CHUNK_BYTES])
  // The server says so even if it takes the chunk.
  answers = [2 * CHUNK_BYTES + 10]
  await send()
  expect(chunks).toHaveLength(3)
  answers = [refuse('wrong-offset', { received: 0 })]
  await expect(send()).rejects.toMatchObject({ code: 'wrong-offset' })
})

test('a chunk that was damaged on its way is sent again as it is in the file', async () => {
  answers = [refuse('checksum-mismatch')]
  const faults = [{ headers: {}, isDamaged: true }]
  await send({ nextFault: () => faults.shift() ?? INTACT })
  const bytes = await FILE.slice(0, CHUNK_BYTES).arrayBuffer()
  const digest = digestField(base64Of(await sha256(bytes)))
  expect(chunks.slice(0, 2).map(({ headers }) => headers['content-digest'])).toEqual([digest, digest])
  expect(chunks.slice(0, 2).map(({ body }) => new Uint8Array(body)[0])).toEqual([
    new Uint8Array(damaged(bytes))[0],
    new Uint8Array(bytes)[0],
  ])
})
