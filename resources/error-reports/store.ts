import type { Db } from '#server/database/open.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { type Rows, scopedRows } from '#server/entities/scoped-rows.ts'
import { type ScopedWrites, scopedWrites } from '#server/entities/scoped-writes.ts'
import { enterSandbox, lockRows } from '#server/locks/lock.ts'
import { sha256 } from '#server/platform/crypto.ts'
import type { Operator } from '#server/sessions/operator.ts'
import type { Content } from './entity.ts'
import { MAX_GROUPS, MAX_REPORTS, normalizeMessage, normalizePath } from './rules.ts'
import { locationOf } from './stack.ts'

/** The files at the top of the stack that belong to the fingerprint. */
const FINGERPRINT_FRAMES = 3

/**
 * Two reports have the same cause if kind, class, normalized message and the console's topmost files are equal. Lines
 * are left out, because every release moves them. A failed request is identified by its endpoint and its problem.
 */
function fingerprintOf({ kind, name, message, request, frames }: Content): string {
  const place = request
    ? [request.method, normalizePath(request.path), String(request.status), request.code]
    : frames
        .filter(({ isOwn }) => isOwn)
        .slice(0, FINGERPRINT_FRAMES)
        .map(({ file }) => file)
  const parts = [kind, name, normalizeMessage(message), ...place]
  return sha256(JSON.stringify(parts)).digest('hex').slice(0, 32)
}

type Sender = { operator: Operator; agent: string }

/**
 * Adds a report to its group. A group that was resolved is regressed and gets a new version, so that nobody resolves it
 * again by accident. Like other logs, reports are not audited.
 */
export const storeReport = (db: Db, content: Content, { operator, agent }: Sender) =>
  inTransaction(db, async trx => {
    await enterSandbox(trx, operator.sandboxId)
    // Two reports of a new error must not create two groups.
    await lockRows(trx, 'error_group', operator)
    const scoped: Scoped = { rows: scopedRows(trx, operator), ...scopedWrites(trx, operator) }
    const at = new Date().toISOString()
    const group = await countReport(scoped, content, at)
    const id = await scoped.nextId('error_report')
    const { account } = operator
    const row = { id, group_id: group.id, at, account, agent, content: JSON.stringify(content) }
    await scoped.insertInto('error_report', row).execute()
    await keepLatest(scoped, group.id)
    return { id, group }
  })

type Scoped = { rows: Rows } & ScopedWrites

async function countReport({ rows, nextId, insertInto, updateTable }: Scoped, content: Content, at: string) {
  const { kind, name, message, page, times } = content
  const fingerprint = fingerprintOf(content)
  const latest = { message, page, location: locationOf(content), last_seen_at: at }
  const known = await rows('error_group').where('fingerprint', '=', fingerprint).executeTakeFirst()
  if (!known) {
    const columns = { id: await nextId('error_group'), fingerprint, kind, name, count: times, first_seen_at: at }
    const initial = { assignee_id: null, resolved_at: null, regressed_at: null, version: 1, updated_at: at }
    return insertInto('error_group', { ...columns, ...latest, ...initial })
      .returningAll()
      .executeTakeFirstOrThrow()
  }
  const hasRegressed = known.resolved_at !== null
  const regression = { resolved_at: null, regressed_at: at, version: known.version + 1, updated_at: at }
  return updateTable('error_group')
    .set({ ...latest, count: known.count + times, ...(hasRegressed && regression) })
    .where('id', '=', known.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes the oldest reports of the group, and the groups that were seen longest ago. */
async function keepLatest({ rows, deleteFrom }: Scoped, groupId: number) {
  const reports = rows('error_report').where('group_id', '=', groupId).orderBy('id', 'desc')
  const oldReports = await reports.limit(MAX_DELETED).offset(MAX_REPORTS).execute()
  if (oldReports.length > 0) await deleteFrom('error_report').where('id', 'in', idsOf(oldReports)).execute()

  const groups = rows('error_group').orderBy('last_seen_at', 'desc').orderBy('id', 'desc')
  const oldGroups = await groups.limit(MAX_DELETED).offset(MAX_GROUPS).execute()
  if (oldGroups.length === 0) return
  await deleteFrom('error_report').where('group_id', 'in', idsOf(oldGroups)).execute()
  await deleteFrom('error_group').where('id', 'in', idsOf(oldGroups)).execute()
}

/** SQLite has no `offset` without a `limit`. */
const MAX_DELETED = 100

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
