import type { Reader } from '#server/database/open.ts'
import { csvOfFields } from '#server/endpoints/csv-of-fields.ts'
import { etagOf } from '#server/entities/etag.ts'
import { answerCsv, csvOf } from '#server/http/csv.ts'
import { serve } from '#server/http/serve.ts'
import type { Operator } from '#server/sessions/operator.ts'
import {
  type AuditDetail,
  exportAudit,
  listAudit,
  listAuditChoices,
  listAuditRequests,
  readAudit,
  restoreAudit,
} from './contract.ts'
import { entriesToApi, parsed, titles } from './entries.ts'
import { fields } from './fields.ts'
import { readRequests } from './requests.ts'
import { examine, refuseFor } from './restore.ts'
import { type AuditRow, accountNames, findEntries, ownersOf, readEntry, readEntryOf, valuesOf } from './select.ts'

async function readDetail(db: Reader, operator: Operator, row: AuditRow): Promise<AuditDetail> {
  const [record] = await entriesToApi(db, [row])
  const { current, obstacle } = await examine(db, operator, row)
  const { obstacle: undoObstacle } = await examine(db, operator, row, 'before')
  const [before, after] = [parsed(row.before), parsed(row.after)]
  // One row in, one entry out.
  return {
    ...(record as NonNullable<typeof record>),
    before,
    after,
    canRestore: obstacle === null,
    obstacle,
    undoObstacle,
    current,
  }
}

/** Fewer than of other rows, because a record can be large. */
const EXPORTED_AT_ONCE = 100

export const endpoints = [
  serve(listAudit, async ({ db, operator, query: { limit, cursor, ...filter } }) => {
    const found = await findEntries(db, operator, filter)
    const [{ rows, next }, count] = await Promise.all([found.readPage(limit, cursor), found.count()])
    return { status: 200, body: { rows: await entriesToApi(db, rows), next, count } }
  }),

  serve(listAuditRequests, async ({ db, operator, query }) => {
    const { rows, next } = await readRequests(db, operator, query)
    const entries = await entriesToApi(
      db,
      rows.map(({ row }) => row),
    )
    return {
      status: 200,
      body: { rows: entries.map((entry, n) => ({ ...entry, records: rows[n]?.records ?? 1 })), next },
    }
  }),

  serve(listAuditChoices, async ({ db, operator }) => {
    const owners = ownersOf(operator)
    const accounts = await accountNames(db, await valuesOf(db, owners, 'account_id'))
    const titleOf = await titles()
    const entities = (await valuesOf(db, owners, 'entity')).sort().map(entity => ({ entity, title: titleOf(entity) }))
    return { status: 200, body: { accounts, entities } }
  }),

  serve(exportAudit, async ({ db, operator, query: { columns, zone, language, ...filter } }) => {
    // The record is its kind, its id and its name.
    const shown = columns.flatMap(column => (column === 'what' ? (['what', 'rowId', 'label'] as const) : [column]))
    const { head, toLines } = csvOfFields(
      fields,
      { columns: shown, zone, language },
      { fields: ({ fields }) => fields.join(' ') },
    )
    const found = await findEntries(db, operator, filter)
    const readPage = async (limit: number, cursor?: string) => {
      const { rows, next } = await found.readPage(limit, cursor)
      return { rows: await entriesToApi(db, rows), next }
    }
    return answerCsv('audit-trail', csvOf(head, readPage, toLines, EXPORTED_AT_ONCE))
  }),

  serve(readAudit, async ({ db, operator, params: { auditId } }) => ({
    status: 200,
    body: await readDetail(db, operator, await readEntry(db, operator, auditId)),
  })),

  serve(restoreAudit, async ({ db, write, writeOwn, operator, params: { auditId }, query: { side }, headers }) => {
    const row = await readEntry(db, operator, auditId)
    const { entity, revert, obstacle } = await examine(db, operator, row, side)
    if (!entity || obstacle !== null) throw refuseFor(obstacle ?? 'never')
    const inPlace = entity.scope === 'sandbox' ? write : writeOwn
    const restored = await inPlace(writing => revert(writing, headers['if-match']))
    const made = await readEntryOf(db, row, restored.version)
    return { status: 200, body: await readDetail(db, operator, made), headers: etagOf(restored) }
  }),
]
