import { randomBytes } from 'node:crypto'
import type { Db, Trx } from '#server/database/open.ts'
import { inOneState } from '#server/database/transaction.ts'
import { isUniqueViolation } from '#server/database/violations.ts'
import { copyRows, countRows, deleteRows, type RowCounts } from '#server/sandboxes/rows.ts'
import { lockOwner, requireVisible, type SandboxRow, selectVisible } from '#server/sandboxes/visible.ts'
import { serve } from '#server/serve.ts'
import { leaveSandbox, type Operator } from '#server/sessions/sessions.ts'
import { refuse } from '#shared/errors.ts'
import {
  deleteSandbox,
  forkSandbox,
  listSandboxes,
  readSandbox,
  renameSandbox,
  resetSandbox,
  restoreSnapshot,
  type Sandbox,
  takeSnapshot,
  undeleteSandbox,
} from './contract.ts'
import { MAIN, MOST_SANDBOXES, MOST_SNAPSHOTS, SEED } from './rules.ts'

const now = () => new Date().toISOString()

const sandboxOf = (row: SandboxRow, counts: RowCounts): Sandbox => ({
  id: row.id,
  name: row.name,
  isShared: row.account_id === null,
  snapshotOf: row.snapshot_of,
  sourceName: row.source_name,
  createdAt: row.created_at,
  rows: {
    teams: counts.team,
    members: counts.member,
    customers: counts.customer,
    products: counts.product,
    sites: counts.site,
    orders: counts.order,
    orderLines: counts.order_line,
    tickets: counts.support_ticket,
    areas: counts.area,
    tracks: counts.track,
  },
})

async function withCounts(db: Db, rows: SandboxRow[]): Promise<Sandbox[]> {
  const counts = await countRows(
    db,
    rows.map(({ id }) => id),
  )
  // Each that is asked for is counted.
  return rows.map(row => sandboxOf(row, counts.get(row.id) as RowCounts))
}

async function describe(db: Db, operator: Operator, id: string): Promise<Sandbox> {
  const [sandbox] = await withCounts(db, [await requireVisible(db, operator, id)])
  // One row in, one out.
  return sandbox as Sandbox
}

/** A sandbox or snapshot of the operator's own; what is shared is nobody's to change. */
async function requireOwn(db: Db, operator: Operator, id: string): Promise<SandboxRow> {
  const row = await requireVisible(db, operator, id)
  if (row.account_id === null) throw refuse('not-yours')
  return row
}

async function requireOwnSandbox(db: Db, operator: Operator, id: string): Promise<SandboxRow> {
  const row = await requireOwn(db, operator, id)
  if (row.snapshot_of !== null) throw refuse('not-found')
  return row
}

async function requireRoom(trx: Trx, { accountId }: Operator, isSnapshot: boolean, wanted = 1) {
  const { count } = await trx
    .selectFrom('sandbox')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .where('snapshot_of', isSnapshot ? 'is not' : 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) + wanted > (isSnapshot ? MOST_SNAPSHOTS : MOST_SANDBOXES)) throw refuse('limit-reached')
}

/** A new sandbox or snapshot with the rows of its source. */
async function copySandbox(
  db: Db,
  operator: Operator,
  { name, source, snapshotOf }: { name: string; source: (trx: Trx) => Promise<SandboxRow>; snapshotOf: string | null },
): Promise<string> {
  const id = randomBytes(6).toString('hex')
  await refusingTakenName(() =>
    inOneState(db, async trx => {
      await lockOwner(trx, operator)
      const from = await source(trx)
      await requireRoom(trx, operator, snapshotOf !== null)
      await trx
        .insertInto('sandbox')
        .values({
          id,
          account_id: operator.accountId,
          name,
          snapshot_of: snapshotOf,
          source_name: from.name,
          created_at: now(),
          deleted_at: null,
        })
        .execute()
      await copyRows(trx, from.id, id)
    }),
  )
  return id
}

async function refusingTakenName<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw refuse('name-taken', { errors: [{ pointer: '/body/name', code: 'name_taken' }] })
  }
}

/** Puts the rows of a source in the place of those that a sandbox has. */
async function replaceRows(trx: Trx, from: string, to: string) {
  await deleteRows(trx, [to])
  await copyRows(trx, from, to)
}

/** What was deleted before can no longer be taken back, so that it takes no room. */
async function purgeDeleted(trx: Trx, { accountId }: Operator) {
  const own = trx.selectFrom('sandbox').where('account_id', '=', accountId).where('deleted_at', 'is not', null)
  const ids = (await own.select('id').execute()).map(({ id }) => id)
  if (ids.length === 0) return
  await deleteRows(trx, ids)
  await trx.deleteFrom('sandbox').where('id', 'in', ids).where('snapshot_of', 'is not', null).execute()
  await trx.deleteFrom('sandbox').where('id', 'in', ids).execute()
}

export const endpoints = [
  serve(listSandboxes, async ({ db, operator }) => {
    const rows = await selectVisible(db, operator).orderBy('created_at').orderBy('id').execute()
    return { status: 200, body: { rows: await withCounts(db, rows) } }
  }),

  serve(forkSandbox, async ({ db, operator, body: { name, from } }) => {
    const source = (trx: Trx) => requireVisible(trx, operator, from)
    const id = await copySandbox(db, operator, { name, source, snapshotOf: null })
    return { status: 201, body: await describe(db, operator, id), headers: { location: `/api/sandboxes/${id}` } }
  }),

  serve(readSandbox, async ({ db, operator, params }) => ({
    status: 200,
    body: await describe(db, operator, params.sandboxId),
  })),

  serve(renameSandbox, async ({ db, operator, params, body: { name } }) => {
    const { id } = await requireOwn(db, operator, params.sandboxId)
    await refusingTakenName(() => db.updateTable('sandbox').set({ name }).where('id', '=', id).execute())
    return { status: 200, body: await describe(db, operator, id) }
  }),

  serve(deleteSandbox, async ({ db, bus, operator, params }) => {
    const moved = await inOneState(db, async trx => {
      await lockOwner(trx, operator)
      const { id } = await requireOwn(trx, operator, params.sandboxId)
      await purgeDeleted(trx, operator)
      await trx
        .updateTable('sandbox')
        .set({ deleted_at: now() })
        .where(({ eb, or }) => or([eb('id', '=', id), eb('snapshot_of', '=', id)]))
        .execute()
      return leaveSandbox(trx, id, MAIN)
    })
    if (moved.length > 0) bus.publish({ topic: 'session-sandbox', sessionIds: moved })
    return { status: 204, body: undefined }
  }),

  serve(undeleteSandbox, async ({ db, operator, params: { sandboxId } }) => {
    await refusingTakenName(() =>
      inOneState(db, async trx => {
        await lockOwner(trx, operator)
        // All that is deleted went with the last deletion.
        const deleted = await trx
          .selectFrom('sandbox')
          .select(['id', 'snapshot_of'])
          .where('account_id', '=', operator.accountId)
          .where('deleted_at', 'is not', null)
          .execute()
        if (!deleted.some(({ id }) => id === sandboxId)) throw refuse('not-found')
        const snapshots = deleted.filter(row => row.snapshot_of !== null).length
        await requireRoom(trx, operator, false, deleted.length - snapshots)
        await requireRoom(trx, operator, true, snapshots)
        const ids = deleted.map(({ id }) => id)
        await trx.updateTable('sandbox').set({ deleted_at: null }).where('id', 'in', ids).execute()
      }),
    )
    return { status: 200, body: await describe(db, operator, sandboxId) }
  }),

  serve(takeSnapshot, async ({ db, operator, params: { sandboxId }, body: { name } }) => {
    const source = (trx: Trx) => requireOwnSandbox(trx, operator, sandboxId)
    const id = await copySandbox(db, operator, { name, source, snapshotOf: sandboxId })
    return { status: 201, body: await describe(db, operator, id), headers: { location: `/api/sandboxes/${id}` } }
  }),

  serve(restoreSnapshot, async ({ db, operator, params: { sandboxId }, body: { snapshotId } }) => {
    await inOneState(db, async trx => {
      await lockOwner(trx, operator)
      const sandbox = await requireOwnSandbox(trx, operator, sandboxId)
      const snapshot = await requireOwn(trx, operator, snapshotId)
      if (snapshot.snapshot_of !== sandbox.id) throw refuse('not-found')
      await replaceRows(trx, snapshot.id, sandbox.id)
    })
    return { status: 200, body: await describe(db, operator, sandboxId) }
  }),

  serve(resetSandbox, async ({ db, log, operator, params: { sandboxId } }) => {
    await inOneState(db, async trx => {
      await lockOwner(trx, operator)
      const sandbox = await requireVisible(trx, operator, sandboxId)
      if (sandbox.snapshot_of !== null) throw refuse('not-found')
      // Main is everybody's: who resets it must have been given the right to.
      if (sandbox.account_id === null && operator.level !== 'supersuper') throw refuse('not-yours')
      await replaceRows(trx, SEED, sandbox.id)
    })
    log.info({ account: operator.account, sandboxId }, 'sandbox reset')
    return { status: 200, body: await describe(db, operator, sandboxId) }
  }),
]
