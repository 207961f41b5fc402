import * as z from 'zod/mini'
import { every, type Timer } from '#server/platform/turns.ts'
import type { Events, StreamEvent } from '#shared/contract.ts'

const HEARTBEAT_MS = 15_000

/** Formats events as `text/event-stream`. Comments keep proxies from cutting idle connections. */
export function eventStream(
  { events }: Events,
  source: AsyncIterable<StreamEvent<unknown>>,
): ReadableStream<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  let heartbeat: Timer | undefined
  return new ReadableStream({
    start(controller) {
      heartbeat = every(() => {
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(':\n\n'))
      }, HEARTBEAT_MS)
    },
    async pull(controller) {
      try {
        const { done, value } = await iterator.next()
        if (!done) return controller.enqueue(encoder.encode(frameOf(value, z.parse(events, value.data))))
        clearInterval(heartbeat)
        controller.close()
      } catch (error) {
        clearInterval(heartbeat)
        // If an event could not be sent, its source doesn't know yet that nobody listens any more.
        await iterator.return?.()
        throw error
      }
    },
    async cancel() {
      clearInterval(heartbeat)
      await iterator.return?.()
    },
  })
}

const frameOf = ({ id, event }: StreamEvent<unknown>, data: unknown) =>
  `${id === undefined ? '' : `id: ${id}\n`}${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`
