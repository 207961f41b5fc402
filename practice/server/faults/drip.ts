import { pause } from '#server/platform/turns.ts'
import { MAX_DELAY_MS } from '#shared/platform/faults.ts'

const DROP_MS = 100

/** Sends the bytes at the given rate, or faster if it would take more than half a minute. */
export function drip(body: Uint8Array, bytesPerSecond: number): ReadableStream<Uint8Array> {
  const drops = MAX_DELAY_MS / DROP_MS
  const size = Math.max(1, Math.ceil((bytesPerSecond * DROP_MS) / 1000), Math.ceil(body.length / drops))
  let sent = 0
  return new ReadableStream({
    async pull(controller) {
      if (sent > 0) await pause(DROP_MS)
      controller.enqueue(body.slice(sent, sent + size))
      sent += size
      if (sent >= body.length) controller.close()
    },
  })
}
