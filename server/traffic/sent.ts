import { MAX_BODY_BYTES } from '#shared/platform/traffic.ts'

/** What left of an answer: all of it, or of a stream how many bytes and how they began. */
export type Sent = string | Uint8Array | Streamed
export type Streamed = { bytes: number; beginning: Uint8Array }

export const NOTHING: Streamed = { bytes: 0, beginning: new Uint8Array() }

const SENT = Symbol('sent')
type Marked = Response & { [SENT]?: Sent }

/** Keeps an answer's text or bytes beside it, which spares the traffic log from watching it leave. */
export function noteSent(response: Response, sent: Sent): Response {
  ;(response as Marked)[SENT] = sent
  return response
}

/** What `noteSent` kept; undefined when nobody noted it. */
export const notedSent = (response: Response): Sent | undefined => (response as Marked)[SENT]

/** The same stream; `onEnd` is called once with what was sent of it, whether it ended, failed or was cancelled by its reader. */
export function watchStream(
  body: ReadableStream<Uint8Array>,
  onEnd: (streamed: Streamed) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  const kept: Uint8Array[] = []
  let keptBytes = 0
  let bytes = 0
  let isOver = false

  function note(chunk: Uint8Array) {
    bytes += chunk.length
    // One byte more than the log keeps, so that a cut shows.
    const missing = MAX_BODY_BYTES + 1 - keptBytes
    if (missing <= 0) return
    kept.push(chunk.slice(0, missing))
    keptBytes += Math.min(chunk.length, missing)
  }
  function end() {
    if (!isOver) onEnd({ bytes, beginning: Buffer.concat(kept) })
    isOver = true
  }

  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) {
          end()
          controller.close()
        } else {
          note(value)
          controller.enqueue(value)
        }
      } catch (error) {
        end()
        throw error
      }
    },
    async cancel(reason) {
      end()
      await reader.cancel(reason)
    },
  })
}
