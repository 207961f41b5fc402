import type { Transport, TransportListener } from '#server/platform/transport.ts'
import type { StreamEvent } from '#shared/contract.ts'
import type { StreamedMessage } from '#shared/platform/live.ts'

type Event = StreamEvent<StreamedMessage>
type Options = {
  /** The number of the last message that the reader received, if it is resuming. */
  after: number | null
  /** Destroys the connection of the response. */
  cut: () => void
}

/** A transport over an event stream. Messages wait until the reader takes them. Their numbers are the event ids. */
export function createEventTransport({ after, cut }: Options): Transport & { events: AsyncIterable<Event> } {
  let waiting: { event: Event; bytes: number }[] = []
  let unread = 0
  let isClosed = false
  let isGone = false
  let wake: (() => void) | null = null
  let listener: TransportListener | null = null

  function push(message: StreamedMessage) {
    if (isClosed) return
    const event = { data: message, event: message.type, ...idOf(message, after) }
    const bytes = JSON.stringify(message).length
    waiting.push({ event, bytes })
    unread += bytes
    wake?.()
  }

  function end() {
    if (isGone) return
    isGone = isClosed = true
    waiting = []
    unread = 0
    wake?.()
    listener?.onGone()
  }

  const iterator: AsyncIterator<Event> = {
    async next() {
      while (waiting.length === 0 && !isClosed) {
        await new Promise<void>(resolve => {
          wake = resolve
        })
        wake = null
      }
      const first = waiting.shift()
      if (!first) {
        end()
        return { done: true, value: undefined }
      }
      unread -= first.bytes
      return { done: false, value: first.event }
    },
    // Called when the reader disconnects.
    async return() {
      end()
      return { done: true, value: undefined }
    },
  }

  return {
    events: { [Symbol.asyncIterator]: () => iterator },
    send: push,
    unreadBytes: () => unread,
    // The heartbeat comments get no response, so only TCP detects a dead connection.
    ping: () => true,
    close(code) {
      push({ type: 'end', code })
      isClosed = true
      wake?.()
    },
    terminate() {
      if (isGone) return
      end()
      cut()
    },
    watch(given) {
      listener = given
    },
  }
}

/**
 * The event id that a reader resumes after: the number of the message. The greeting is sent before missed messages, so
 * its id is the number that the reader resumed after, or else the latest number.
 */
function idOf(message: StreamedMessage, after: number | null): { id?: string } {
  if (message.type === 'login') return { id: String(message.seq) }
  return message.type === 'hello' ? { id: String(after ?? message.seq) } : {}
}
