import type { StreamEvent } from '#shared/contract.ts'
import type { StreamedMessage } from '#shared/platform/live.ts'
import type { Transport, TransportListener } from './transport.ts'

type Event = StreamEvent<StreamedMessage>
type Options = {
  /** The number that the reader heard last, if it comes back. */
  after: number | null
  /** Destroys the connection that the answer goes over. */
  cut: () => void
}

/**
 * A transport over an answer of `text/event-stream`: what is sent waits here until the reader takes it. The numbers of the messages are
 * the ids of the events.
 */
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
    // The reader has left.
    async return() {
      end()
      return { done: true, value: undefined }
    },
  }

  return {
    events: { [Symbol.asyncIterator]: () => iterator },
    send: push,
    unreadBytes: () => unread,
    // A dead connection is found by TCP: comments go out to it, and are not acknowledged.
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
 * What a reader names to come back: the number of the message. A greeting goes before what was missed, so it stands for the number
 * that the reader came back with, or else the last that there is.
 */
function idOf(message: StreamedMessage, after: number | null): { id?: string } {
  if (message.type === 'login') return { id: String(message.seq) }
  return message.type === 'hello' ? { id: String(after ?? message.seq) } : {}
}
