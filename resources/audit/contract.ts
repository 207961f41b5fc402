import * as z from 'zod/mini'
import { bytes, endpoint, refusal } from '#shared/contract.ts'
import { PROBLEMS } from '#shared/errors.ts'
import { ifMatch } from '#shared/headers.ts'
import { keysIn } from '#shared/objects.ts'
import { pageOf, pageQuery } from '#shared/paging.ts'
import { AUDIT_ACTIONS } from '#shared/platform/audit.ts'
import { Names } from '#shared/row.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { csvQueryOf } from '#shared/text/csv-query.ts'
import { Moment } from '#shared/time/moment.ts'
import { fields } from './fields.ts'

export const title = { en: 'Audit trail', zh: '稽核軌跡' }
export const description =
  'Every change of a row: who made it, when, and the fields before and after. Earlier versions can be restored.'

/** One write to one row: who, when and through which request. */
export const AuditEntry = schemaOf(fields)
export type AuditEntry = z.infer<typeof AuditEntry>

const Row = z.record(z.string(), z.unknown())

/** Why a version cannot be restored: no versions, no permission, the row is gone, or nothing differs. */
export const OBSTACLES = ['never', 'not-permitted', 'row-gone', 'same'] as const

export const AuditDetail = z.extend(AuditEntry, {
  /** The row as the API returned it; null if it did not exist. */
  before: z.nullable(Row),
  /** The row as the API returned it; null if it was deleted. */
  after: z.nullable(Row),
  canRestore: z.boolean(),
  /** Why it cannot be restored; null if it can. */
  obstacle: z.nullable(z.enum(OBSTACLES)),
  /** Why the state before this write cannot be restored; null if it can. Before a creation the row did not exist. */
  undoObstacle: z.nullable(z.enum(OBSTACLES)),
  /** The row as it is now, with the version for If-Match; null if the entity has no versions or the row is gone. */
  current: z.nullable(z.object({ version: z.int(), isDeleted: z.boolean(), row: Row })),
})
export type AuditDetail = z.infer<typeof AuditDetail>

export const AUDIT_COLUMNS = ['what', 'at', 'action', 'account', 'fields', 'version', 'endpoint', 'requestId'] as const

/** All given fields must match. Times are ISO-8601; `from` is inclusive, `to` exclusive. `rowId` needs `entity`. */
export const AuditFilter = z.object({
  account: z.optional(z.string().check(z.maxLength(100))),
  entity: z.optional(z.string().check(z.maxLength(40))),
  rowId: z.optional(z.string().check(z.maxLength(60))),
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  requestId: z.optional(z.string().check(z.maxLength(100))),
  from: z.optional(Moment),
  to: z.optional(Moment),
})
export type AuditFilter = z.infer<typeof AuditFilter>

const params = z.object({ auditId: z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1)) })

export const listAudit = endpoint('GET /api/audit', {
  summary: { en: 'List audit records of this sandbox and of your account', zh: '列出這個沙盒與您帳號的稽核紀錄' },
  needs: 'audit:read',
  query: z.extend(AuditFilter, pageQuery),
  replies: { 200: pageOf(AuditEntry) },
})

/** What one request wrote at once: its newest matching record, and how many records there are. */
export const AuditRequest = z.extend(AuditEntry, { records: z.int() })
export type AuditRequest = z.infer<typeof AuditRequest>

export const listAuditRequests = endpoint('GET /api/audit/requests', {
  summary: {
    en: 'List audit records, those of one request as one entry, unless a row or a request is given',
    zh: '列出稽核紀錄，同一個請求的紀錄合為一筆；指定項目或請求時則逐筆列出',
  },
  needs: 'audit:read',
  query: z.extend(AuditFilter, pageQuery),
  // Without a count: it would have to read all records of all requests.
  replies: {
    200: z.object({
      rows: z.array(AuditRequest),
      /** The cursor of the next page; null on the last. */
      next: z.nullable(z.string()),
    }),
  },
})

export const listAuditChoices = endpoint('GET /api/audit/choices', {
  summary: {
    en: 'List the accounts and entities you can filter audit records by',
    zh: '列出可用來篩選稽核紀錄的帳號與項目',
  },
  needs: 'audit:read',
  replies: {
    200: z.object({ accounts: z.array(z.string()), entities: z.array(z.object({ entity: z.string(), title: Names })) }),
  },
})

export const exportAudit = endpoint('GET /api/audit/export', {
  summary: { en: 'Export audit records as CSV', zh: '將稽核紀錄匯出為 CSV' },
  needs: 'audit:read',
  query: z.extend(AuditFilter, csvQueryOf(AUDIT_COLUMNS)),
  replies: { 200: bytes('text/csv; charset=utf-8') },
  sends: ['content-disposition'],
})

export const readAudit = endpoint('GET /api/audit/:auditId', {
  summary: {
    en: 'Get an audit record, with the row before and after the change',
    zh: '讀取一筆稽核紀錄，含變更前後的內容',
  },
  needs: 'audit:read',
  params,
  replies: { 200: AuditDetail },
})

type Code = keyof typeof PROBLEMS
type CodeOf<S extends number> = { [C in Code]: (typeof PROBLEMS)[C] extends S ? C : never }[Code]

/** All codes of this status: restoring a version can break any rule of its entity. */
const codesOf = <S extends number>(status: S) =>
  keysIn(PROBLEMS).filter((code): code is CodeOf<S> => PROBLEMS[code] === status)

export const restoreAudit = endpoint('POST /api/audit/:auditId/restore', {
  summary: {
    en: 'Restore the row as it was before or after a change, as a new version',
    zh: '將內容還原到某次變更之前或之後，並存為新版本',
  },
  needs: 'audit:read',
  params,
  query: z.object({ side: z._default(z.enum(['before', 'after']), 'after') }),
  headers: z.object(ifMatch),
  replies: {
    /** The audit entry of the restore itself. */
    200: AuditDetail,
    403: refusal(['not-permitted', 'not-yours']),
    412: refusal(['stale'], { current: Row }),
    422: refusal(codesOf(422)),
  },
  sends: ['etag'],
})
