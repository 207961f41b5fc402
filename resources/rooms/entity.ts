import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { refuse } from '#shared/errors.ts'
import { Room, RoomMessage } from './contract.ts'
import { fields, messageFields } from './fields.ts'
import { MAX_ROOMS, messageIdOf } from './rules.ts'

const mapping = mappingOf(fields)
export const roomOf = mapping.toApi

export const rooms = defineEntity({
  name: 'rooms',
  needs: 'signed-in',
  table: 'room',
  scope: 'sandbox',
  schema: Room,
  ...mapping,
  newColumns: () => ({ last_number: 0, revision: 0 }),
  requireOwner({ created_by }, { account }) {
    if (created_by !== account) throw refuse('not-yours')
  },
  isDeletable: true,
  limit: { max: MAX_ROOMS },
})

const message = mappingOf(messageFields)
export const messageOf = (row: RowOf<'room_message'>): RoomMessage => ({
  ...message.toApi(row),
  text: row.deleted_at === null ? row.text : null,
})

/** Messages never change. They are only posted, deleted and restored (messages.ts). */
export const roomMessages = defineEntity({
  name: 'room-messages',
  needs: 'signed-in',
  table: 'room_message',
  scope: 'sandbox',
  schema: RoomMessage,
  toApi: messageOf,
  toColumns: () => ({}),
  toKey(id) {
    const [roomId = 0, number = 0] = String(id).split('-').map(Number)
    return { room_id: roomId, number }
  },
  requireOwner({ author }, { account }) {
    if (author !== account) throw refuse('not-yours')
  },
  isDeletable: true,
})

/** The entity for one new message, whose key is its room and its number. */
export const newMessage = (
  roomId: number,
  number: number,
  columns: Pick<RowOf<'room_message'>, 'revision' | 'author' | 'text' | 'sent_key' | 'sent_at'>,
): typeof roomMessages => ({
  ...roomMessages,
  createKey: async () => ({ id: messageIdOf(roomId, number), columns: { room_id: roomId, number, ...columns } }),
})
