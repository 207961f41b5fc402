import type { Room, RoomMessage } from '#resources/rooms/contract.ts'

/** What a console has read of a room: its latest messages without gaps, and the revision up to which it knows changes. */
export type RoomLog = {
  room: Room
  /** In the order of their numbers. */
  messages: readonly RoomMessage[]
  revision: number
  hasOlder: boolean
}

/** Adds messages that may be known already, in another state. The one with the higher revision wins. */
export function merge(log: RoomLog, found: readonly RoomMessage[]): RoomLog {
  const [first] = log.messages
  // A change of a message that has not been read yet is read with it.
  const within = found.filter(({ number }) => !log.hasOlder || !first || number >= first.number)
  const byNumber = new Map(log.messages.map(message => [message.number, message]))
  for (const message of within) {
    const known = byNumber.get(message.number)
    if (!known || known.revision < message.revision) byNumber.set(message.number, message)
  }
  return { ...log, messages: [...byNumber.values()].sort((a, b) => a.number - b.number) }
}

/** Adds the page of messages before the first one. */
export const prepend = (log: RoomLog, older: { rows: readonly RoomMessage[]; hasOlder: boolean }): RoomLog =>
  merge({ ...log, hasOlder: older.hasOlder, messages: [...older.rows, ...log.messages] }, [])
