import { type Client, sample } from '#shared/sample.ts'
import {
  createRoom,
  deleteRoom,
  deleteRoomMessage,
  listRooms,
  postRoomMessage,
  restoreRoom,
  restoreRoomMessage,
} from './contract.ts'
import { MAX_ROOMS } from './rules.ts'

const at = ({ id }: { id: number }) => ({ params: { roomId: id } })

/** A new room. If there are too many, an earlier one of the operator's rooms makes space. */
export async function newRoom(me: Client, name = 'A room') {
  const { rows } = await me.call(listRooms)
  const last = rows.at(-1)
  if (rows.length === MAX_ROOMS && last) await me.call(deleteRoom, at(last))
  return me.call(createRoom, { body: { name } })
}

export const post = (me: Client, roomId: number, text = 'Hello') =>
  me.call(postRoomMessage, { params: { roomId }, body: { text } })

async function posted(me: Client) {
  const { roomId, number } = await post(me, (await newRoom(me)).id)
  return { params: { roomId, number } }
}

export const samples = [
  sample(createRoom, () => ({ body: { name: 'Returns' } })),
  sample(deleteRoom, async me => at(await newRoom(me))),
  sample(restoreRoom, async me => {
    const room = await newRoom(me)
    await me.call(deleteRoom, at(room))
    return at(room)
  }),
  sample(postRoomMessage, async me => ({ ...at(await newRoom(me)), body: { text: 'Hello' } })),
  sample(deleteRoomMessage, posted),
  sample(restoreRoomMessage, async me => {
    const message = await posted(me)
    await me.call(deleteRoomMessage, message)
    return message
  }),
]
