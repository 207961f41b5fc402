import type { Db } from '#server/database/open.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { lockRows } from '#server/locks/lock.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { countAttempt, type ThrottlePolicy } from '#server/sessions/throttle.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import type { Writing } from '#server/writes/write.ts'
import { notFound, Problem, refuse } from '#shared/errors.ts'
import type { Room, RoomMessage } from './contract.ts'
import { newMessage, roomMessages } from './entity.ts'
import { MAX_CHANGES_IN_A_ROW, MAX_MESSAGES, MAX_PER_MINUTE, messageIdOf } from './rules.ts'

const MINUTE_MS = 60_000

export const selectMessages = (rows: Rows, roomId: number) => rows('room_message').where('room_id', '=', roomId)

/** The latest message of each of these rooms. */
export const selectLatest = (rows: Rows, found: readonly Room[]) =>
  rows('room_message').where(({ and, or }) =>
    or(found.map(({ id, lastNumber }) => and({ room_id: id, number: lastNumber }))),
  )

export async function postMessage(
  writing: Writing,
  roomId: number,
  { text, key }: { text: string; key: string | null },
): Promise<RoomMessage> {
  const { create, deleteFrom, operator } = writing
  await requirePace(writing)
  const { revision, last_number: number } = await advance(writing, roomId, 1)
  const sent = { author: operator.account, text, sent_key: key, sent_at: new Date().toISOString() }
  const message = await create(newMessage(roomId, number, { revision, ...sent }), {})
  await deleteFrom('room_message')
    .where('room_id', '=', roomId)
    .where('number', '<=', number - MAX_MESSAGES)
    .execute()
  return message
}

const CHANGE_POLICY: ThrottlePolicy = {
  free: MAX_CHANGES_IN_A_ROW,
  firstWaitMs: 2_000,
  longestWaitMs: 30_000,
  forgetAfterMs: MINUTE_MS,
}

/** Refuses to delete or restore messages too fast, because everyone in the room is told of each change. */
export async function countChange(db: Db, { accountId }: Operator): Promise<void> {
  await countAttempt(db, `room-changes:${accountId}`, CHANGE_POLICY).catch(error => {
    if (!(error instanceof Problem) || error.code !== 'too-many-attempts') throw error
    const { retryAfterSeconds } = error.body
    throw refuse('too-many-messages', { limit: MAX_CHANGES_IN_A_ROW, retryAfterSeconds })
  })
}

type Params = { roomId: number; number: number }

/** Deletes or restores a message of the operator. */
export async function changeMessage(writing: Writing, { roomId, number }: Params, action: 'delete' | 'restore') {
  const { revision } = await advance(writing, roomId, 0)
  return writing.update(roomMessages, messageIdOf(roomId, number), {
    match: ANY_VERSION,
    action,
    columns: { revision, deleted_at: action === 'delete' ? new Date().toISOString() : null },
  })
}

/**
 * Counts a change of the room's messages, of which `posted` are new ones. This locks the room's row until the
 * transaction ends, so on any number of instances, changes are committed in the order of their revisions: a reader who
 * has seen one revision never misses a lower one.
 */
async function advance({ updateTable }: Writing, roomId: number, posted: 0 | 1) {
  const room = await updateTable('room')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1), last_number: eb('last_number', '+', posted) }))
    .where('id', '=', roomId)
    .where('deleted_at', 'is', null)
    .returning(['revision', 'last_number'])
    .executeTakeFirstOrThrow(notFound)
  return room
}

/** Refuses a message beyond the limit per minute. */
async function requirePace({ trx, rows, operator: { accountId, account } }: Writing) {
  await lockRows(trx, 'room_message', { accountId })
  const now = Date.now()
  const recent = await rows('room_message')
    .where('author', '=', account)
    .where('sent_at', '>', new Date(now - MINUTE_MS).toISOString())
    .orderBy('sent_at', 'desc')
    .limit(MAX_PER_MINUTE)
    .execute()
  const oldest = recent[MAX_PER_MINUTE - 1]
  if (!oldest) return
  const leftMs = Date.parse(oldest.sent_at) + MINUTE_MS - now
  throw refuse('too-many-messages', { limit: MAX_PER_MINUTE, retryAfterSeconds: Math.ceil(leftMs / 1_000) })
}
