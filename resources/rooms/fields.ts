import { defineFields, version } from '#shared/fields.ts'

export const fields = defineFields({
  id: { kind: 'id', from: 'row' },
  name: { kind: 'text' },
  /** The account that created it, which may also delete it. */
  createdBy: { kind: 'text' },
  /** The number of its latest message; 0 if there is none. */
  lastNumber: { kind: 'number', from: 'row' },
  /** Counts all changes: messages that were posted, deleted or restored. */
  revision: { kind: 'number', from: 'row' },
  ...version,
})

export const messageFields = defineFields({
  roomId: { kind: 'id' },
  /** The server numbers the messages of a room in the order in which it stored them, without gaps. */
  number: { kind: 'id' },
  author: { kind: 'text' },
  /** null if its author has deleted it. */
  text: { kind: 'text', from: 'derived', isNullable: true },
  /** The Idempotency-Key with which it was posted, by which its sender recognizes it; null if there was none. */
  key: { kind: 'text', column: 'sent_key', isNullable: true },
  sentAt: { kind: 'moment' },
  /** The room's revision after the latest change of this message. */
  revision: { kind: 'number' },
  ...version,
})
