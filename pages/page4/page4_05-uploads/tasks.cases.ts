import { finishUpload } from '#resources/uploads/contract.ts'
import { CHUNK_BYTES } from '#resources/uploads/rules.ts'
import { announce, chunkAt, digestOf, randomBytesOf, sendChunk } from '#resources/uploads/samples.ts'
import type { Bench, TaskCases } from '#tests/task-cases.ts'

type Begun = { id: string; bytes: Uint8Array<ArrayBuffer> }

/** A file of two chunks, announced. */
async function begin({ me }: Bench): Promise<Begun> {
  const bytes = randomBytesOf(CHUNK_BYTES + 10)
  return { bytes, id: (await announce(me, bytes)).id }
}
/** Sends the first chunk, with a practice fault. */
function sendFaulty({ send }: Bench, { id, bytes }: Begun, fault: string) {
  const body = chunkAt(bytes, 0)
  const headers = {
    'content-type': 'application/octet-stream',
    'content-digest': digestOf(body),
    'x-practice-fault': fault,
  }
  return send(`/api/uploads/${id}/chunks/0`, { method: 'PUT', headers, body })
}
async function sendFrom({ me }: Bench, { id, bytes }: Begun, from: number) {
  for (let offset = from; offset < bytes.length; offset += CHUNK_BYTES)
    await sendChunk(me, id, offset, chunkAt(bytes, offset))
}
const finish = ({ me }: Bench, { id }: Begun) => me.call(finishUpload, { params: { uploadId: id } })

export const cases: TaskCases = {
  'go-on': {
    async solution(bench) {
      const begun = await begin(bench)
      await sendChunk(bench.me, begun.id, 0, chunkAt(begun.bytes, 0))
      await announce(bench.me, begun.bytes)
      await sendFrom(bench, begun, CHUNK_BYTES)
      await finish(bench, begun)
    },
    nearMisses: {
      'it is uploaded without a break': async bench => {
        const begun = await begin(bench)
        await sendFrom(bench, begun, 0)
        await finish(bench, begun)
      },
      'nothing had come when it was announced again': async bench => {
        const begun = await begin(bench)
        await announce(bench.me, begun.bytes)
        await sendFrom(bench, begun, 0)
        await finish(bench, begun)
      },
      'it is not finished': async bench => {
        const begun = await begin(bench)
        await sendChunk(bench.me, begun.id, 0, chunkAt(begun.bytes, 0))
        await announce(bench.me, begun.bytes)
      },
    },
  },
  again: {
    async solution(bench) {
      const begun = await begin(bench)
      await sendFaulty(bench, begun, 'status=503')
      await sendFrom(bench, begun, 0)
    },
    nearMisses: {
      'another file is sent': async bench => {
        await sendFaulty(bench, await begin(bench), 'status=503')
        await sendFrom(bench, await begin(bench), 0)
      },
      'it had been stored before': async bench => {
        const begun = await begin(bench)
        await sendChunk(bench.me, begun.id, 0, chunkAt(begun.bytes, 0))
        await sendFaulty(bench, begun, 'status=503')
        await sendFrom(bench, begun, 0)
      },
    },
  },
  once: {
    async solution(bench) {
      const begun = await begin(bench)
      await sendFaulty(bench, begun, 'lost')
      await sendFrom(bench, begun, 0)
      await finish(bench, begun)
    },
    nearMisses: {
      'the chunk never arrived': async bench => {
        const begun = await begin(bench)
        await sendFaulty(bench, begun, 'offline')
        await sendFrom(bench, begun, 0)
        await finish(bench, begun)
      },
      'the file is not finished': async bench => {
        const begun = await begin(bench)
        await sendFaulty(bench, begun, 'lost')
        await sendFrom(bench, begun, 0)
      },
    },
  },
}
