import type { Context } from 'hono'
import type { Db } from '#server/database/open.ts'
import { noteSent } from '#server/sent.ts'
import { AlreadyAnswered, type Claim, type KeptReply } from './claim.ts'

/** Replays the stored response of a request with an Idempotency-Key, or runs the handler, which claims the key. */
export async function answerOnce(
  c: Context,
  db: Db,
  claim: Claim<never>,
  act: () => Promise<unknown>,
): Promise<Response> {
  const known = await claim.find(db)
  if (known) return replay(c, known)
  try {
    await act()
  } catch (error) {
    if (error instanceof AlreadyAnswered) return replay(c, error.reply)
    throw error
  }
  const reply = claim.kept()
  // Without a stored response, a retry would run the write again.
  if (!reply) throw new Error(`${c.req.method} ${c.req.path} takes an Idempotency-Key and must answer from its write.`)
  return send(c, reply)
}

const send = (c: Context, { status, headers, body }: KeptReply) =>
  noteSent(c.newResponse(body, status as 200, headers), body ?? '')

const replay = (c: Context, reply: KeptReply) =>
  send(c, { ...reply, headers: { ...reply.headers, 'idempotent-replayed': 'true' } })
