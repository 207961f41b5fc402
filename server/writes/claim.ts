import type { Selectable } from 'kysely'
import type { Db, Trx } from '#server/database/open.ts'
import type { KeptReplyTable } from '#server/database/schema.ts'
import { sha256 } from '#server/platform/crypto.ts'
import { nextTurn } from '#server/platform/turns.ts'
import { refuse } from '#shared/errors.ts'

const KEPT_MS = 24 * 3_600_000
/** The status of a key whose response is not stored yet. */
const UNDER_WAY = 0

/** A response as it is sent. */
export type KeptReply = { status: number; headers: Record<string, string>; body: string | null }

/** The request has been answered before, perhaps a moment ago by another instance. Holds the stored response. */
export class AlreadyAnswered extends Error {
  readonly reply: KeptReply
  constructor(reply: KeptReply) {
    super('already answered')
    this.reply = reply
  }
}

/** A request as its client would repeat it, and the sandbox it applies to. */
type Keyed = { accountId: number; sandboxId: string; key: string; method: string; url: string; body: string }

/**
 * The claim of an Idempotency-Key by one request. The key is taken and the response stored in the transaction of the
 * write, so a crash keeps both or neither. A concurrent request with the same key waits for that transaction. In
 * another sandbox the same key is new, so a request can be repeated there. That applies to all endpoints, even those
 * that write data of the account, so clients have one rule to know.
 */
export type Claim<A> = {
  /** Returns the stored response. Throws if the key was used for a different request. */
  find(db: Db): Promise<KeptReply | null>
  take(trx: Trx): Promise<void>
  keep(trx: Trx, answer: A): Promise<void>
  /** The response stored by this request. Null if its handler wrote nothing. */
  kept: () => KeptReply | null
}

/** `render` turns the result of the handler's write into the response as it is sent. */
export function createClaim<A>(request: Keyed, render: (answer: A) => KeptReply): Claim<A> {
  const { accountId: account_id, sandboxId: sandbox_id, key } = request
  const fingerprint = sha256(JSON.stringify([request.method, request.url, request.body])).digest('base64url')
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
      throw refuse('key-reused', { errors: [{ pointer: '/headers/idempotency-key', code: 'key-reused' }] })
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

/** Rows per delete statement, because all who write wait for it. */
const MAX_FORGOTTEN = 250

/** Deletes responses that have expired, in batches. Others get their turn in between. */
export async function forgetReplies(db: Db): Promise<void> {
  const until = oldest()
  const batch = db
    .selectFrom('kept_reply')
    .select(['account_id', 'sandbox_id', 'key'])
    .where('at', '<=', until)
    .orderBy('at')
    .limit(MAX_FORGOTTEN)
    .$asTuple('account_id', 'sandbox_id', 'key')
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('kept_reply')
      .where(({ eb, refTuple }) => eb(refTuple('account_id', 'sandbox_id', 'key'), 'in', batch))
      // Unless its key has been taken again meanwhile.
      .where('at', '<=', until)
      .executeTakeFirst()
    if (numDeletedRows < MAX_FORGOTTEN) return
    await nextTurn()
  }
}
