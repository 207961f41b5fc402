import type { Db, Trx } from '#server/database/open.ts'
import { inOneState, inTransaction } from '#server/database/transaction.ts'
import type { LiveBus } from '#server/live/bus.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { appendAudit, type Change } from './audit.ts'
import { type Claim, forgetReplies } from './claim.ts'
import { noteWrites } from './guard.ts'
import { enterSandbox } from './lock.ts'
import { createRows } from './rows.ts'
import { createTurns } from './turns.ts'

/** What one write may do: change rows of entities, which records itself, or anything else in `trx`, which it must `record`. */
export type Writing = ReturnType<typeof createRows> & { record: (change: Change) => void }

type Options = {
  /** All that is read is of one state, whatever others commit meanwhile. */
  inOneState?: boolean
  /** It takes long: the account's next such work waits for it here, where it holds no connection that others need. */
  isLong?: boolean
}
/** `A` is what the work must give: the answer of a request with an Idempotency-Key, which is kept with the rows. */
export type Write<A = unknown> = <T extends A>(work: (writing: Writing) => Promise<T>) => Promise<T>
export type WriteOwn<A = unknown> = <T extends A>(
  work: (writing: Writing) => Promise<T>,
  options?: Options,
) => Promise<T>

/** How often replies that are too old are forgotten; until then they are only not given. */
const SWEEP_MS = 600_000

/** Who writes, through which endpoint, by which request. */
export type Asked<A> = { operator: Operator; endpoint: string; requestId: string; claim: Claim<A> | null }

/**
 * The one way in which rows are written: a transaction that does the work and adds to the audit trail, all or nothing; after the
 * commit the live listeners hear which rows changed. Work that conflicts with another transaction is retried.
 */
export function createWrites(db: Db, bus: LiveBus) {
  const inTurn = createTurns<number>()

  async function run<A, T extends A>(
    asked: Asked<A>,
    sandboxId: string | null,
    work: (writing: Writing) => Promise<T>,
    options: Options,
  ) {
    const { operator, endpoint, requestId, claim } = asked
    const author = { accountId: operator.accountId, endpoint, requestId }
    const transact = options.inOneState ? inOneState : inTransaction
    const change = async (plain: Trx) => {
      await claim?.take(plain)
      if (sandboxId !== null) await enterSandbox(plain, sandboxId)
      const changes: Change[] = []
      const record = (change: Change) => void changes.push(change)
      const { plugin, written } = noteWrites()
      const trx = plain.withPlugin(plugin)
      const target = sandboxId === null ? 'account' : 'sandbox'
      const result = await work({ record, ...createRows({ trx, operator, target, record }) })
      if (written.size > 0 && changes.length === 0)
        throw new Error(`${endpoint} wrote to ${[...written].join(', ')} and recorded nothing.`)
      await appendAudit(plain, author, sandboxId, changes)
      await claim?.keep(plain, result)
      return { result, changes }
    }
    const write = () => transact(db, change)
    const { result, changes } = await (options.isLong ? inTurn(operator.accountId, write) : write())
    publishRows(changes, sandboxId, operator.accountId)
    return result
  }

  function publishRows(changes: Change[], sandboxId: string | null, accountId: number) {
    const groups = Map.groupBy(changes, ({ entity, sandboxId: own = sandboxId }) => JSON.stringify([entity, own]))
    for (const [key, group] of groups) {
      const [entity, where]: [string, string | null] = JSON.parse(key)
      bus.publish({ topic: 'rows', entity, ids: [...new Set(group.map(({ id }) => id))], sandboxId: where, accountId })
    }
  }

  const sweeping = setInterval(() => void forgetReplies(db).catch(() => undefined), SWEEP_MS).unref()

  return {
    by: <A>(asked: Asked<A>): { write: Write<A>; writeOwn: WriteOwn<A> } => ({
      /** Writes practice data: rows of the sandbox that the operator works in, and what is the account's own together with them. */
      write: work => run(asked, asked.operator.sandboxId, work, {}),
      /** Writes what belongs to the operator's account, and to no sandbox. */
      writeOwn: (work, options = {}) => run(asked, null, work, options),
    }),
    close: () => clearInterval(sweeping),
  }
}
export type Writes = ReturnType<typeof createWrites>
