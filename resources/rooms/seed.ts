import { DAY_MS, DAYS, END, isoOf, lastOfficeDays, MINUTE_MS, momentOf } from '#company/calendar.ts'
import { createRandom } from '#company/random.ts'
import { defineCompanyRows, type RowOf, unchanged } from '#company/rows.ts'
import { ROOMS } from './small-talk.ts'

const AUTHORS = ['admin', 'operator'] as const
/** Before the first message of all rooms. */
const CREATED = END - 60 * DAY_MS

/** Rooms with the messages of two colleagues. The last thread of each room is of the last office day. */
export const companyRows = defineCompanyRows(['room', 'room_message'], () => {
  const random = createRandom('rooms')
  const rooms: RowOf<'room'>[] = []
  const messages: RowOf<'room_message'>[] = []
  for (const [index, { name, threads }] of ROOMS.entries()) {
    const room_id = index + 1
    const days = lastOfficeDays(threads.length)
    let number = 0
    for (const [nth, [hour, ...lines]] of threads.entries()) {
      let at = momentOf(days[nth] ?? DAYS, hour, 0, hour)
      const first = random.int(0, 1)
      for (const [turn, text] of lines.entries()) {
        at += random.int(1, 12) * MINUTE_MS
        number += 1
        const author = AUTHORS[(first + turn) % 2] ?? AUTHORS[0]
        const when = { sent_at: isoOf(at), ...unchanged(isoOf(at)), deleted_at: null }
        messages.push({ room_id, number, revision: number, author, text, sent_key: null, ...when })
      }
    }
    const latest = { last_number: number, revision: number }
    rooms.push({ id: room_id, name, created_by: 'admin', ...latest, ...unchanged(isoOf(CREATED)), deleted_at: null })
  }
  return { room: rooms, room_message: messages }
})
