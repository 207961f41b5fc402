import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent } from '#shared/headers.ts'
import { RowId, RowVersion } from '#shared/row.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { readableText } from '#shared/text/readable-text.ts'
import { fields, messageFields } from './fields.ts'
import { MAX_NAME_LENGTH, MAX_PAGE, MAX_TEXT_LENGTH, PAGE } from './rules.ts'

export const title = { en: 'Rooms', zh: '聊天室' }
export const description = 'Chat rooms and their messages.'

const text = (max: number) => readableText(max).check(z.minLength(1))

export const Room = schemaOf(fields)
export type Room = z.infer<typeof Room>

export const RoomMessage = schemaOf(messageFields)
export type RoomMessage = z.infer<typeof RoomMessage>

export const ListedRoom = z.extend(Room, {
  /** The newest message; null if there is none. */
  latest: z.nullable(RoomMessage),
})
export type ListedRoom = z.infer<typeof ListedRoom>

const NewRoom = z.object({ name: text(MAX_NAME_LENGTH) })
export const NewRoomMessage = z.object({ text: text(MAX_TEXT_LENGTH) })

const tooFast = refusal(['too-many-messages'], { limit: z.int(), retryAfterSeconds: z.int() })
const notYours = refusal(['not-yours'])
const limit = z._default(z.int().check(z.minimum(1), z.maximum(MAX_PAGE)), PAGE)

export const listRooms = endpoint('GET /api/rooms', {
  summary: { en: 'List the rooms of this sandbox with their latest messages', zh: '列出這個沙盒的聊天室與最新訊息' },
  needs: 'rooms:use',
  replies: { 200: z.object({ rows: z.array(ListedRoom), maxRooms: z.int() }) },
})

export const createRoom = endpoint('POST /api/rooms', {
  summary: { en: 'Create a room', zh: '建立聊天室' },
  needs: 'rooms:use',
  headers: z.object(idempotent),
  body: NewRoom,
  replies: { 201: Room, 422: refusal(['key-reused', 'limit-reached']) },
  sends: ['location'],
})

export const readRoom = endpoint('GET /api/rooms/:roomId', {
  summary: { en: 'Get a room', zh: '讀取聊天室' },
  needs: 'rooms:use',
  replies: { 200: Room },
})

export const deleteRoom = endpoint('DELETE /api/rooms/:roomId', {
  summary: { en: 'Delete a room that you created. You can restore it', zh: '刪除自己建立的聊天室，可以還原' },
  needs: 'rooms:use',
  replies: { 204: null, 403: notYours, 429: tooFast },
})

export const restoreRoom = endpoint('POST /api/rooms/:roomId/restore', {
  summary: { en: 'Restore a deleted room with its messages', zh: '還原已刪除的聊天室與訊息' },
  needs: 'rooms:use',
  replies: { 200: Room, 403: notYours, 422: refusal(['limit-reached']) },
})

export const listRoomMessages = endpoint('GET /api/rooms/:roomId/messages', {
  summary: {
    en: 'List the latest messages of a room, or those before a number, oldest first',
    zh: '列出聊天室最新的訊息，或某個編號之前的訊息，由舊到新',
  },
  needs: 'rooms:use',
  query: z.object({ before: z.optional(RowId), limit }),
  replies: {
    200: z.object({
      room: Room,
      rows: z.array(RoomMessage),
      /** Whether there are messages before these. */
      hasOlder: z.boolean(),
    }),
  },
})

export const listRoomChanges = endpoint('GET /api/rooms/:roomId/changes', {
  summary: {
    en: 'List the messages that were posted, deleted or restored after a revision, in the order of their changes',
    zh: '列出某個修訂號之後張貼、刪除或還原的訊息，依變更的先後排列',
  },
  needs: 'rooms:use',
  query: z.object({ after: RowVersion, limit }),
  replies: {
    200: z.object({
      rows: z.array(RoomMessage),
      /** The next `after`. If it is lower than yours, the sandbox was reset: read the messages again. */
      revision: z.int(),
      hasMore: z.boolean(),
    }),
  },
})

export const postRoomMessage = endpoint('POST /api/rooms/:roomId/messages', {
  summary: { en: 'Post a message', zh: '張貼訊息' },
  needs: 'rooms:use',
  headers: z.object(idempotent),
  body: NewRoomMessage,
  replies: { 201: RoomMessage, 422: refusal(['key-reused']), 429: tooFast },
  sends: ['location'],
})

export const deleteRoomMessage = endpoint('DELETE /api/rooms/:roomId/messages/:number', {
  summary: { en: 'Delete your message. You can restore it', zh: '刪除自己的訊息，可以還原' },
  needs: 'rooms:use',
  replies: { 204: null, 403: notYours, 429: tooFast },
})

export const restoreRoomMessage = endpoint('POST /api/rooms/:roomId/messages/:number/restore', {
  summary: { en: 'Restore a message that you deleted', zh: '還原自己刪除的訊息' },
  needs: 'rooms:use',
  replies: { 200: RoomMessage, 403: notYours, 429: tooFast },
})
