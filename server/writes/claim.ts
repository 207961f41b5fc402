import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '#server/database/open.ts'
import type { KeptReplyTable } from '#server/database/schema.ts'
import { refuse } from '#shared/errors.ts'

const KEPT_MS = 24 * 3_600_000
/** The status of a reply that is still being made. */
const UNDER_WAY = 0

/** A reply as it leaves. */
export type KeptReply = { status: number; headers: Record<string, string>; body: string | null }

/** The request was answered before, perhaps a moment ago by another instance: this is the reply that was kept. */
export class AlreadyAnswered extends Error {
  readonly reply: KeptReply
  constructor(reply: KeptReply) {
    super('already answered')
    this.reply = reply
  }
}

/** A request as its sender would repeat it, and where. */
export type Keyed = { accountId: number; sandboxId: string; key: string; method: string; url: string; body: string }

/**
 * An Idempotency-Key, for one request. It is taken in the transaction of the write and keeps its reply there: a server that dies
 * leaves both or neither. Who comes with the same key meanwhile waits for that transaction.
 *
 * The same key is a new one in another sandbox, so that a request can be repeated there. That holds for every endpoint, also for one
 * that writes what is the account's own: a client has one rule to know.
 */
export type Claim<A> = {
  /** The reply that is kept already. Throws when the key came with another request. */
  find(db: Db): Promise<KeptReply | null>
  take(trx: Trx): Promise<void>
  keep(trx: Trx, answer: A): Promise<void>
  /** What was kept by this request; null: its handler wrote nothing. */
  kept: () => KeptReply | null
}

/** `render` makes of what the handler's write gave the reply as it leaves. */
export function createClaim<A>(request: Keyed, render: (answer: A) => KeptReply): Claim<A> {
  const { accountId: account_id, sandboxId: sandbox_id, key } = request
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([request.method, request.url, request.body]))
    .digest('base64url')
  let kept: KeptReply | null = null

  async function find(db: Db): Promise<KeptReply | null> {
    const row = await db
      .selectFrom('kept_reply')
      .selectAll()
      .where('account_id', '=', account_id)
      .where('sandbox_id', '=', sandbox_id)
      .where('key', '=', key)
      .where('at', '>', oldest())
      .executeTakeFirst()
    if (!row) return null
    if (row.fingerprint !== fingerprint)
      throw refuse('key-reused', { errors: [{ pointer: '/headers/idempotency-key', code: 'key_reused' }] })
    return replyOf(row)
  }

  return {
    find,
    async take(trx) {
      const row = { fingerprint, status: UNDER_WAY, headers: '{}', body: null, at: new Date().toISOString() }
      const taken = await trx
        .insertInto('kept_reply')
        .values({ account_id, sandbox_id, key, ...row })
        .onConflict(conflict =>
          conflict.columns(['account_id', 'sandbox_id', 'key']).doUpdateSet(row).where('kept_reply.at', '<=', oldest()),
        )
        .returning('key')
        .executeTakeFirst()
      if (taken) return
      const reply = await find(trx)
      if (!reply || reply.status === UNDER_WAY) throw new Error('A request with an Idempotency-Key writes once.')
      throw new AlreadyAnswered(reply)
    },
    async keep(trx, answer) {
      kept = render(answer)
      await trx
        .updateTable('kept_reply')
        .set({ status: kept.status, headers: JSON.stringify(kept.headers), body: kept.body })
        .where('account_id', '=', account_id)
        .where('sandbox_id', '=', sandbox_id)
        .where('key', '=', key)
        .execute()
    },
    kept: () => kept,
  }
}

const oldest = () => new Date(Date.now() - KEPT_MS).toISOString()

const replyOf = ({ status, headers, body }: Selectable<KeptReplyTable>): KeptReply => ({
  status,
  headers: JSON.parse(headers),
  body,
})

/** Forgets the replies that are too old to be asked for. */
export const forgetReplies = (db: Db) => db.deleteFrom('kept_reply').where('at', '<=', oldest()).execute()
