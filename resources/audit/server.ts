import type { Reader } from '#server/database/open.ts'
import { answerCsv, csvOf } from '#server/http/csv.ts'
import { etagOf } from '#server/http/etag.ts'
import { serve } from '#server/http/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { type AuditDetail, exportAudit, listAudit, listAuditChoices, readAudit, restoreAudit } from './contract.ts'
import { headOf, rowsOf } from './csv.ts'
import { examine, refuseFor } from './restore.ts'
import { type AuditRow, accountNames, findRecords, placesOf, readRecord, readRecordOf, valuesOf } from './select.ts'
import { parsed, tellRecords, titles } from './tell.ts'

async function tellDetail(db: Reader, operator: Operator, row: AuditRow): Promise<AuditDetail> {
  const [record] = await tellRecords([row])
  const { current, obstacle } = await examine(db, operator, row)
  const { obstacle: undoObstacle } = await examine(db, operator, row, 'before')
  const [before, after] = [parsed(row.before), parsed(row.after)]
  // One row in, one out.
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

export const endpoints = [
  serve(listAudit, async ({ db, operator, query: { limit, cursor, ...filter } }) => {
    const found = await findRecords(db, operator, filter)
    const [{ rows, next }, count] = await Promise.all([found.readPage(limit, cursor), found.count()])
    return { status: 200, body: { rows: await tellRecords(rows), next, count } }
  }),

  serve(listAuditChoices, async ({ db, operator }) => {
    const places = placesOf(operator)
    const accounts = await accountNames(db, await valuesOf(db, places, 'account_id'))
    const titleOf = await titles()
    const entities = (await valuesOf(db, places, 'entity')).sort().map(entity => ({ entity, title: titleOf(entity) }))
    return { status: 200, body: { accounts, entities } }
  }),

  serve(exportAudit, async ({ db, operator, query: { columns, zone, language, ...filter } }) => {
    const shape = { columns, zone, language }
    const { readPage } = await findRecords(db, operator, filter)
    const readTold = async (limit: number, cursor?: string) => {
      const { rows, next } = await readPage(limit, cursor)
      return { rows: await tellRecords(rows), next }
    }
    return answerCsv(
      'audit-trail',
      csvOf(headOf(shape), readTold, records => rowsOf(records, shape)),
    )
  }),

  serve(readAudit, async ({ db, operator, params: { auditId } }) => ({
    status: 200,
    body: await tellDetail(db, operator, await readRecord(db, operator, auditId)),
  })),

  serve(restoreAudit, async ({ db, write, writeOwn, operator, params: { auditId }, query: { side }, headers }) => {
    const row = await readRecord(db, operator, auditId)
    const { entity, revert, obstacle } = await examine(db, operator, row, side)
    if (!entity || obstacle !== null) throw refuseFor(obstacle ?? 'never')
    const inPlace = entity.scope === 'sandbox' ? write : writeOwn
    const restored = await inPlace(writing => revert(writing, headers['if-match']))
    const made = await readRecordOf(db, row, restored.version)
    return { status: 200, body: await tellDetail(db, operator, made), headers: etagOf(restored) }
  }),
]
