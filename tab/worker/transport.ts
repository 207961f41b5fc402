import type { Transport, TransportListener } from '#server/platform/transport.ts'
import type { Line } from './line.ts'

/** A socket to a tab of this browser, beside those of a network and event streams. */
export function createTransport(line: Line): Transport {
  let listener: TransportListener | null = null
  let isGone = false
  function end() {
    if (isGone) return
    isGone = true
    line.end()
    listener?.onGone()
  }
  function close(code: number) {
    if (!isGone) line.send({ type: 'closed', code })
    end()
  }
  return {
    send(message) {
      if (!isGone) line.send({ type: 'text', text: JSON.stringify(message) })
    },
    // The browser keeps what a tab has not taken.
    unreadBytes: () => 0,
    ping() {
      if (!isGone) line.send({ type: 'ping' })
      return false
    },
    close,
    terminate: () => close(1006),
    watch(given) {
      listener = given
      line.receive(message => {
        if (message.type === 'text') given.onText(message.text)
        else if (message.type === 'pong') given.onAlive()
        else if (message.type === 'close') end()
      })
    },
  }
}
