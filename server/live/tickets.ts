import type { Db } from '#server/database/open.ts'
import { createSecret, fingerprint } from '#server/sessions/secrets.ts'

/** A channel that uses a WebSocket. Event streams need no ticket. */
export type SocketChannel = 'live' | 'request'
const LIFETIME_MS = 30_000

/** A ticket opens one socket of one channel, once, within half a minute, so the session's token is never in a URL. */
export async function createTicket(db: Db, sessionId: number, channel: SocketChannel) {
  const ticket = createSecret()
  const now = Date.now()
  const expiresAt = new Date(now + LIFETIME_MS).toISOString()
  await db.deleteFrom('ticket').where('expires_at', '<', new Date(now).toISOString()).execute()
  await db
    .insertInto('ticket')
    .values({ hash: fingerprint(ticket), session_id: sessionId, channel, expires_at: expiresAt })
    .execute()
  return { ticket, expiresAt }
}

/** Redeems a ticket. Returns its session, or null if the ticket was used, expired, forged or for another channel. */
export async function takeTicket(db: Db, ticket: string, channel: SocketChannel): Promise<number | null> {
  const taken = await db
    .deleteFrom('ticket')
    .where('hash', '=', fingerprint(ticket))
    .returning(['session_id', 'channel', 'expires_at'])
    .executeTakeFirst()
  const isGood = taken && taken.channel === channel && taken.expires_at > new Date().toISOString()
  return isGood ? taken.session_id : null
}
