import { serveDelete, serveRead, serveRestore } from '#server/endpoints/endpoints.ts'
import { readOne } from '#server/endpoints/list.ts'
import { serve } from '#server/http/serve.ts'
import {
  createRoom,
  deleteRoom,
  deleteRoomMessage,
  listRoomChanges,
  listRoomMessages,
  listRooms,
  postRoomMessage,
  readRoom,
  restoreRoom,
  restoreRoomMessage,
} from './contract.ts'
import { messageOf, roomOf, rooms } from './entity.ts'
import { changeMessage, countChange, postMessage, selectLatest, selectMessages } from './messages.ts'
import { MAX_ROOMS } from './rules.ts'

export const endpoints = [
  serve(listRooms, async ({ rows }) => {
    const found = (await rows(rooms).orderBy('id').execute()).map(roomOf)
    const latest = await selectLatest(rows, found).execute()
    const latestOf = new Map(latest.map(row => [row.room_id, messageOf(row)]))
    const listed = found.map(room => ({ ...room, latest: latestOf.get(room.id) ?? null }))
    return { status: 200, body: { rows: listed, maxRooms: MAX_ROOMS } }
  }),

  serve(createRoom, ({ write, operator, body: { name } }) =>
    write(async ({ create }) => {
      const room = await create(rooms, { name, createdBy: operator.account })
      return { status: 201, body: room, headers: { location: `/api/rooms/${room.id}` } }
    }),
  ),

  serveRead(rooms, readRoom),
  serveDelete(rooms, deleteRoom),
  serveRestore(rooms, restoreRoom),

  serve(listRoomMessages, async ({ rows, params: { roomId }, query: { before, limit } }) => {
    // The room first: a message that is posted meanwhile is read twice, here and as a change, but never missed.
    const room = roomOf(await readOne(rows(rooms), roomId))
    const found = await selectMessages(rows, roomId)
      .$if(before !== undefined, all => all.where('number', '<', before ?? 0))
      .orderBy('number', 'desc')
      .limit(limit + 1)
      .execute()
    const messages = found.slice(0, limit).reverse().map(messageOf)
    return { status: 200, body: { room, rows: messages, hasOlder: found.length > limit } }
  }),

  serve(listRoomChanges, async ({ rows, params: { roomId }, query: { after, limit } }) => {
    const room = await readOne(rows(rooms), roomId)
    const found = await selectMessages(rows, roomId)
      .where('revision', '>', after)
      .orderBy('revision')
      .limit(limit + 1)
      .execute()
    const changed = found.slice(0, limit).map(messageOf)
    const revision = changed.at(-1)?.revision ?? room.revision
    return { status: 200, body: { rows: changed, revision, hasMore: found.length > limit } }
  }),

  serve(postRoomMessage, ({ write, params: { roomId }, headers, body: { text } }) =>
    write(async writing => {
      const message = await postMessage(writing, roomId, { text, key: headers['idempotency-key'] ?? null })
      return { status: 201, body: message, headers: { location: `/api/rooms/${roomId}/messages/${message.number}` } }
    }),
  ),

  serve(deleteRoomMessage, async ({ write, unaudited, operator, params }) => {
    await countChange(unaudited, operator)
    await write(writing => changeMessage(writing, params, 'delete'))
    return { status: 204, body: undefined }
  }),

  serve(restoreRoomMessage, async ({ write, unaudited, operator, params }) => {
    await countChange(unaudited, operator)
    return { status: 200, body: await write(writing => changeMessage(writing, params, 'restore')) }
  }),
]
