import { sql } from 'kysely'
import type { Reader, Trx } from '#server/database/open.ts'
import { serve } from '#server/http/serve.ts'
import { closeSandbox, locked } from '#server/locks/lock.ts'
import { nameTaken, refusingTaken } from '#server/locks/refusing-taken.ts'
import { findEntities } from '#server/resources.ts'
import { countRows, deleteAllOf, deleteRows, type RowCounts } from '#server/sandboxes/rows.ts'
import { findCountedTables } from '#server/sandboxes/tables.ts'
import { lockOwner, requireVisible, type SandboxRow, selectVisible } from '#server/sandboxes/visible.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { leaveSandbox } from '#server/sessions/sessions.ts'
import type { WriteOwn, Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import { getExisting } from '#shared/objects.ts'
import { isPermitted } from '#shared/permissions.ts'
import { MAIN, MAX_SANDBOXES, MAX_SNAPSHOTS } from '#shared/platform/sandboxes.ts'
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
import { copyInto, insertCopy } from './copy.ts'
import { deliver } from './deliver.ts'

const ENTITY = 'sandboxes'
/** Copying or deleting thousands of rows takes long. */
const LONG = { isLong: true }
const now = () => new Date().toISOString()

type Counted = Awaited<ReturnType<typeof findCountedTables>>

const sandboxOf = (row: SandboxRow, counts: RowCounts, counted: Counted): Sandbox => ({
  id: row.id,
  name: row.name,
  isShared: row.account_id === null,
  snapshotOf: row.snapshot_of,
  sourceName: row.source_name,
  createdAt: row.created_at,
  rows: Object.fromEntries(counted.map(([table, name]) => [name, counts[table]])),
})

async function withCounts(db: Reader, rows: SandboxRow[]): Promise<Sandbox[]> {
  const counts = await countRows(
    db,
    rows.map(({ id }) => id),
  )
  const counted = await findCountedTables()
  // The counts include each of these ids.
  return rows.map(row => sandboxOf(row, getExisting(counts, row.id), counted))
}

async function describe(db: Reader, operator: Operator, id: string): Promise<Sandbox> {
  const [sandbox] = await withCounts(db, [await requireVisible(db, operator, id)])
  // One row in, one sandbox out.
  return sandbox as Sandbox
}

/** A sandbox or snapshot of the operator. Nobody can change shared ones. */
async function requireOwn(db: Reader, operator: Operator, id: string): Promise<SandboxRow> {
  const row = await requireVisible(db, operator, id)
  if (row.account_id === null) throw refuse('not-yours')
  return row
}

async function requireOwnSandbox(db: Reader, operator: Operator, id: string): Promise<SandboxRow> {
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
  if (Number(count) + wanted > (isSnapshot ? MAX_SNAPSHOTS : MAX_SANDBOXES)) throw refuse('limit-reached')
}

type Copy = { name: string; source: (trx: Trx) => Promise<SandboxRow>; snapshotOf: string | null }

/** Copies the rows of the source, in one consistent state, to a new sandbox or snapshot. */
const copySandbox = (writeOwn: WriteOwn, operator: Operator, { name, source, snapshotOf }: Copy) =>
  refusingTaken(nameTaken, () =>
    writeOwn(
      async ({ trx, record }) => {
        await lockOwner(trx, operator)
        const from = await source(trx)
        await requireRoom(trx, operator, snapshotOf !== null)
        const id = await insertCopy(trx, { accountId: operator.accountId, name, from, snapshotOf })
        const copy = await describe(trx, operator, id)
        record({ entity: ENTITY, id, action: 'create', before: null, after: copy })
        return { status: 201, body: copy, headers: { location: `/api/sandboxes/${id}` } } as const
      },
      { ...LONG, inOneState: true },
    ),
  )

/** Replaces all rows of a sandbox. The audit entry belongs to the sandbox, so its listeners are notified. */
async function replaceRows(
  { trx, record }: Writing,
  operator: Operator,
  { id }: SandboxRow,
  fill: () => Promise<unknown>,
) {
  await closeSandbox(trx, id)
  const before = await describe(trx, operator, id)
  await deleteRows(trx, [id])
  await fill()
  const after = await describe(trx, operator, id)
  record({ entity: ENTITY, id, action: 'reset', before, after, sandboxId: id })
  return after
}

/** Deleted sandboxes that can come back, after the snapshots that belong to them. */
const selectDeleted = (db: Reader, { accountId }: Operator) =>
  db
    .selectFrom('sandbox')
    .select('id')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is not', null)
    .orderBy(sql`case when snapshot_of is null then 1 else 0 end`)

/**
 * Purges earlier deletions to free storage. They can no longer be undone. One at a time, so that others write in between:
 * a sandbox can have ten snapshots.
 */
async function purgeDeleted({ db, writeOwn, operator }: { db: Reader; writeOwn: WriteOwn; operator: Operator }) {
  for (const { id } of await selectDeleted(db, operator).execute())
    await writeOwn(
      async ({ trx }) => {
        // Unless it has come back meanwhile.
        if (!(await locked(trx, selectDeleted(trx, operator).where('id', '=', id)).executeTakeFirst())) return
        await purge(trx, [id])
      },
      { ...LONG, wasRecorded: true },
    )
}

async function purge(trx: Trx, ids: readonly string[]) {
  if (ids.length === 0) return
  await deleteRows(trx, ids)
  for (const { scope, table } of (await findEntities()).values())
    if (scope === 'account-in-sandbox') await deleteAllOf(trx, table, ids)
  await trx.deleteFrom('sandbox').where('id', 'in', ids).where('snapshot_of', 'is not', null).execute()
  await trx.deleteFrom('sandbox').where('id', 'in', ids).execute()
}

export const endpoints = [
  serve(listSandboxes, async ({ db, operator }) => {
    const rows = await selectVisible(db, operator).orderBy('created_at').orderBy('id').execute()
    return { status: 200, body: { rows: await withCounts(db, rows) } }
  }),

  serve(forkSandbox, ({ writeOwn, operator, body: { name, from } }) =>
    copySandbox(writeOwn, operator, { name, source: trx => requireVisible(trx, operator, from), snapshotOf: null }),
  ),

  serve(readSandbox, async ({ db, operator, params }) => ({
    status: 200,
    body: await describe(db, operator, params.sandboxId),
  })),

  serve(renameSandbox, async ({ writeOwn, operator, params: { sandboxId: id }, body: { name } }) => {
    const renamed = await refusingTaken(nameTaken, () =>
      writeOwn(async ({ trx, record }) => {
        await lockOwner(trx, operator)
        await requireOwn(trx, operator, id)
        const before = await describe(trx, operator, id)
        await trx.updateTable('sandbox').set({ name }).where('id', '=', id).execute()
        const after = await describe(trx, operator, id)
        record({ entity: ENTITY, id, action: 'update', before, after })
        return after
      }),
    )
    return { status: 200, body: renamed }
  }),

  serve(deleteSandbox, async ({ db, writeOwn, bus, operator, params: { sandboxId: id } }) => {
    // A refusal leaves the deletion before as it is.
    await requireOwn(db, operator, id)
    await purgeDeleted({ db, writeOwn, operator })
    const moved = await writeOwn(async ({ trx, record }) => {
      await lockOwner(trx, operator)
      await closeSandbox(trx, id)
      await requireOwn(trx, operator, id)
      const before = await describe(trx, operator, id)
      // What another window has deleted since.
      await purge(
        trx,
        (await selectDeleted(trx, operator).execute()).map(one => one.id),
      )
      await trx
        .updateTable('sandbox')
        .set({ deleted_at: now() })
        .where(({ eb, or }) => or([eb('id', '=', id), eb('snapshot_of', '=', id)]))
        .execute()
      record({ entity: ENTITY, id, action: 'delete', before, after: null })
      return leaveSandbox(trx, id, MAIN)
    }, LONG)
    if (moved.length > 0) bus.publish({ topic: 'session-sandbox', sessionIds: moved, sandboxId: MAIN })
    return { status: 204, body: undefined }
  }),

  serve(undeleteSandbox, async ({ writeOwn, operator, params: { sandboxId: id } }) => {
    const restored = await refusingTaken(nameTaken, () =>
      writeOwn(async ({ trx, record }) => {
        await lockOwner(trx, operator)
        // Earlier deletions were purged, so these rows belong to the latest one.
        const deleted = await trx
          .selectFrom('sandbox')
          .select(['id', 'snapshot_of'])
          .where('account_id', '=', operator.accountId)
          .where('deleted_at', 'is not', null)
          .execute()
        if (!deleted.some(one => one.id === id)) throw refuse('not-found')
        const snapshots = deleted.filter(row => row.snapshot_of !== null).length
        await requireRoom(trx, operator, false, deleted.length - snapshots)
        await requireRoom(trx, operator, true, snapshots)
        const ids = deleted.map(one => one.id)
        await trx.updateTable('sandbox').set({ deleted_at: null }).where('id', 'in', ids).execute()
        const after = await describe(trx, operator, id)
        record({ entity: ENTITY, id, action: 'restore', before: null, after })
        return after
      }),
    )
    return { status: 200, body: restored }
  }),

  serve(takeSnapshot, ({ writeOwn, operator, params: { sandboxId }, body: { name } }) =>
    copySandbox(writeOwn, operator, {
      name,
      source: trx => requireOwnSandbox(trx, operator, sandboxId),
      snapshotOf: sandboxId,
    }),
  ),

  serve(restoreSnapshot, async ({ writeOwn, operator, params: { sandboxId }, body: { snapshotId } }) => {
    const restored = await writeOwn(async writing => {
      await lockOwner(writing.trx, operator)
      const sandbox = await requireOwnSandbox(writing.trx, operator, sandboxId)
      const snapshot = await requireOwn(writing.trx, operator, snapshotId)
      if (snapshot.snapshot_of !== sandbox.id) throw refuse('not-found')
      return replaceRows(writing, operator, sandbox, async () => {
        await copyInto(writing.trx, snapshot, sandbox.id)
      })
    }, LONG)
    return { status: 200, body: restored }
  }),

  serve(resetSandbox, async ({ writeOwn, log, operator, params: { sandboxId } }) => {
    const reset = await writeOwn(async writing => {
      await lockOwner(writing.trx, operator)
      const sandbox = await requireVisible(writing.trx, operator, sandboxId)
      if (sandbox.snapshot_of !== null) throw refuse('not-found')
      // Main is shared, so resetting it needs a permission.
      if (sandbox.account_id === null && !isPermitted(operator.permissions, 'main:reset')) throw refuse('not-yours')
      return replaceRows(writing, operator, sandbox, () => deliver(writing.trx, sandbox.id))
    }, LONG)
    log.info({ account: operator.account, sandboxId }, 'sandbox reset')
    return { status: 200, body: reset }
  }),
]
