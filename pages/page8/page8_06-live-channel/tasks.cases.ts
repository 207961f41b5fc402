import { listRoomChanges, listRoomMessages } from '#resources/rooms/contract.ts'
import { PAGE } from '#resources/rooms/rules.ts'
import { newRoom, post } from '#resources/rooms/samples.ts'
import { type Bench, json, type TaskCases } from '#tests/task-cases.ts'

/** The seeded room that has three pages. */
const GENERAL = 1
const WAREHOUSE = 2

const read = ({ me }: Bench, roomId: number, before?: number) =>
  me.call(listRoomMessages, { params: { roomId }, query: { before } })
const readChanges = ({ me }: Bench, roomId: number, after: number) =>
  me.call(listRoomChanges, { params: { roomId }, query: { after } })

/** Sends a message twice, the first time under a fault. */
async function postTwice({ me, send }: Bench, fault: string, keys: [string, string]) {
  const path = `/api/rooms/${(await newRoom(me)).id}/messages`
  const [first, second] = keys.map(key => ({ 'idempotency-key': key }))
  await send(path, json('POST', { text: 'Once' }, { ...first, 'x-practice-fault': fault }))
  await send(path, json('POST', { text: 'Once' }, { ...second }))
}

export const cases: TaskCases = {
  history: {
    async solution(bench) {
      let page = await read(bench, GENERAL)
      while (page.hasOlder) page = await read(bench, GENERAL, page.rows[0]?.number)
    },
    nearMisses: {
      'it stops before the first message': async bench => {
        const page = await read(bench, GENERAL)
        await read(bench, GENERAL, page.rows[0]?.number)
      },
      'a page is skipped': async bench => {
        await read(bench, GENERAL)
        await read(bench, GENERAL, PAGE + 1)
      },
      'the pages are of two rooms': async bench => {
        const page = await read(bench, GENERAL)
        await read(bench, GENERAL, page.rows[0]?.number)
        await read(bench, WAREHOUSE)
      },
    },
  },
  'catch-up': {
    async solution(bench) {
      const { id } = await newRoom(bench.me)
      const { room } = await read(bench, id)
      for (const text of ['One', 'Two']) await post(bench.me, id, text)
      await readChanges(bench, id, room.revision)
    },
    nearMisses: {
      'each message is read by itself': async bench => {
        const { id } = await newRoom(bench.me)
        let { revision } = (await read(bench, id)).room
        for (const text of ['One', 'Two']) {
          await post(bench.me, id, text)
          ;({ revision } = await readChanges(bench, id, revision))
        }
      },
      'the room is read as a whole again': async bench => {
        const { id } = await newRoom(bench.me)
        await read(bench, id)
        for (const text of ['One', 'Two']) await post(bench.me, id, text)
        await read(bench, id)
      },
      'the messages are in two rooms': async bench => {
        const [one, other] = [await newRoom(bench.me), await newRoom(bench.me)]
        const { room } = await read(bench, one.id)
        for (const { id } of [one, other]) await post(bench.me, id)
        await readChanges(bench, one.id, room.revision)
      },
    },
  },
  once: {
    solution: bench => postTwice(bench, 'lost', ['message', 'message']),
    nearMisses: {
      'another key is sent': bench => postTwice(bench, 'lost', ['message-1', 'message-2']),
      'the first never reached the server': bench => postTwice(bench, 'offline', ['message-0', 'message-0']),
    },
  },
}
