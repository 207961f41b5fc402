import type { Faults } from '#server/practice.ts'
import { delayAt } from '#shared/platform/faults.ts'
import type { LiveMessage } from '#shared/platform/live.ts'
import { CHANNELS } from '#shared/platform/live.ts'
import type { Connection } from './connection.ts'

/** The longest time a message waits for another to overtake it. */
const OVERTAKEN_WITHIN_MS = 1_000

type Held = { message: LiveMessage; mayRead: () => boolean }

/**
 * Sends a numbered message through the fault of the reader's channel. Missed messages are resent without faults. One that
 * waits is sent only if its reader may still read it by then.
 */
export function createDelivery(faults: Faults) {
  const held = new WeakMap<Connection, Held>()

  function sendLate(reader: Connection, { message, mayRead }: Held) {
    if (mayRead()) reader.send(message)
  }
  function release(reader: Connection) {
    const late = held.get(reader)
    held.delete(reader)
    if (late) sendLate(reader, late)
  }

  return async (reader: Connection, message: LiveMessage, mayRead: () => boolean): Promise<void> => {
    const rule = faults.findForChannel(reader.operator, CHANNELS[reader.channel].path)
    if (!rule) return reader.send(message)
    const met = await faults.hit(rule)
    switch (met?.fault.socket) {
      // The connection breaks before the message arrives. The reader reconnects and asks for it by number.
      case 'drop':
        return reader.terminate()
      case 'lag':
        setTimeout(sendLate, delayAt(met.fault, met.call), reader, { message, mayRead })
        return
      case 'duplicate':
        reader.send(message)
        return reader.repeat(message)
      case 'reorder':
        if (held.has(reader)) break
        held.set(reader, { message, mayRead })
        setTimeout(release, OVERTAKEN_WITHIN_MS, reader)
        return
      case undefined:
    }
    reader.send(message)
    release(reader)
  }
}
