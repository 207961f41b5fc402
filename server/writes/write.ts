import type { LiveBus } from '#server/bus/bus.ts'
import type { Db, Trx } from '#server/database/open.ts'
import { inOneState, inTransaction } from '#server/database/transaction.ts'
import { enterSandbox } from '#server/locks/lock.ts'
import { every, nextTurn } from '#server/platform/turns.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { type Prepared, withPrepared } from '#server/threads/prepared.ts'
import { refuse } from '#shared/errors.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import { appendAudit, type Change } from './audit.ts'
import { type Claim, forgetReplies } from './claim.ts'
import { noteWrites } from './guard.ts'
import { createRows } from './rows.ts'
import { createTurns } from './turns.ts'

/** A write changes rows of entities, which records them, or uses `trx` directly and calls `record` itself. */
export type Writing = ReturnType<typeof createRows> & { record: (change: Change) => void }

type Options = {
  /** Reads from one snapshot, whatever other transactions commit meanwhile. */
  inOneState?: boolean
  /** Queues the account's long writes here, where they don't hold a connection while they wait. */
  isLong?: boolean
  /** Only deletes for good what an earlier write has recorded as deleted. */
  wasRecorded?: boolean
}
/** `A` is what the work must return: with an Idempotency-Key, the response, which is stored with the rows. */
export type Write<A = unknown> = <T extends A>(work: (writing: Writing) => Promise<T>) => Promise<T>
export type WriteOwn<A = unknown> = <T extends A>(
  work: (writing: Writing) => Promise<T>,
  options?: Options,
) => Promise<T>

const MANY_ROWS = 200

/** How often expired responses are deleted. Until then they are ignored. */
const SWEEP_MS = 600_000

/** Who makes the write, through which endpoint, in which request. */
type WriteRequest<A> = { operator: Operator; endpoint: string; requestId: string; claim: Claim<A> | null }

/**
 * The only way to write rows: one transaction does the work and adds the audit entries, all or nothing. After the
 * commit, live listeners receive the ids of the changed rows. Work that conflicts with another transaction is retried.
 */
export function createWrites(db: Db, bus: LiveBus) {
  const inTurn = createTurns<number>()

  async function run<A, T extends A>(
    request: WriteRequest<A>,
    sandboxId: string | null,
    work: (writing: Writing) => Promise<T>,
    options: Options,
  ) {
    const { operator, endpoint, requestId, claim } = request
    // Main is everybody's, and learners only read there, whatever the endpoint needs.
    if (operator.kind === 'learner' && sandboxId === MAIN) throw refuse('not-permitted')
    const author = { accountId: operator.accountId, endpoint, requestId }
    const transact = options.inOneState ? inOneState : inTransaction
    const change = async (plain: Trx, prepared: Prepared) => {
      await claim?.take(plain)
      if (sandboxId !== null) await enterSandbox(plain, sandboxId)
      const changes: Change[] = []
      const record = (change: Change) => void changes.push(change)
      const { plugin, written } = noteWrites()
      const trx = plain.withPlugin(plugin)
      const target = sandboxId === null ? 'account' : 'sandbox'
      const result = await work({ record, ...createRows({ trx, operator, target, prepared, record }) })
      if (written.size > 0 && changes.length === 0 && !options.wasRecorded)
        throw new Error(`${endpoint} wrote to ${[...written].join(', ')} and recorded nothing.`)
      await appendAudit(plain, author, sandboxId, changes)
      await claim?.keep(plain, result)
      return { result, changes }
    }
    const write = () => withPrepared(prepared => transact(db, trx => change(trx, prepared)))
    const { result, changes } = await (options.isLong ? inTurn(operator.accountId, write) : write())
    // Announcing and answering many rows takes a while: those who waited for this transaction go first.
    if (changes.length > MANY_ROWS) await nextTurn()
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

  const sweeping = every(() => void forgetReplies(db).catch(() => undefined), SWEEP_MS)

  return {
    by: <A>(request: WriteRequest<A>): { write: Write<A>; writeOwn: WriteOwn<A> } => ({
      /** Writes practice data: rows of the operator's sandbox, together with data of the account if needed. */
      write: work => run(request, request.operator.sandboxId, work, {}),
      /** Writes data of the operator's account, outside any sandbox. */
      writeOwn: (work, options = {}) => run(request, null, work, options),
    }),
    close: () => clearInterval(sweeping),
  }
}
export type Writes = ReturnType<typeof createWrites>
