import { MAX_BODY_BYTES } from '#shared/platform/traffic.ts'
import { joinBytes } from './platform/bytes.ts'

/** What was sent of a response: all of it, or for a stream the number of bytes and the first of them. */
export type Sent = string | Uint8Array | Streamed
type Streamed = { bytes: number; beginning: Uint8Array }

export const NOTHING: Streamed = { bytes: 0, beginning: new Uint8Array() }

const SENT = Symbol('sent')
type Marked = Response & { [SENT]?: Sent }

/** Attaches the text or bytes to a response, so that the traffic log doesn't have to watch the stream. */
export function noteSent(response: Response, sent: Sent): Response {
  ;(response as Marked)[SENT] = sent
  return response
}

/** What `noteSent` attached, if anything. */
export const notedSent = (response: Response): Sent | undefined => (response as Marked)[SENT]

/** Wraps a stream. `onEnd` is called once with what was sent, whether the stream ended, failed or was cancelled. */
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
    // One byte more than the log stores, so that truncation can be detected.
    const missing = MAX_BODY_BYTES + 1 - keptBytes
    if (missing <= 0) return
    kept.push(chunk.slice(0, missing))
    keptBytes += Math.min(chunk.length, missing)
  }
  function end() {
    if (!isOver) onEnd({ bytes, beginning: joinBytes(kept) })
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
