import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { columnIds } from '#shared/fields.ts'
import { ifMatch } from '#shared/headers.ts'
import { LANGUAGES } from '#shared/messages.ts'
import { pageOf, pageQuery, search, sortQuery } from '#shared/paging.ts'
import { RowId } from '#shared/row.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { fields } from './fields.ts'
import {
  ERROR_KINDS,
  ERROR_STATES,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_STACK_LENGTH,
  MAX_STEP_LENGTH,
  MAX_STEPS,
  MAX_TIMES,
  REPORTS_PATH,
} from './rules.ts'

export const title = { en: 'Error reports', zh: '錯誤回報' }
export const description = 'Errors that consoles have reported, grouped by their cause.'

const text = (longest: number) => z.string().check(z.maxLength(longest))
const Page = z.string().check(z.regex(/^[\w-]{1,40}$/))
const Status = z.int().check(z.minimum(0), z.maximum(599))
const Count = z.int().check(z.minimum(1), z.maximum(MAX_TIMES))

/** What the operator or the console did before the error. It never contains what the operator typed. */
export const ErrorStep = z.discriminatedUnion('type', [
  z.object({ type: z.literal('navigation'), at: z.iso.datetime(), page: Page }),
  z.object({ type: z.literal('click'), at: z.iso.datetime(), role: text(40), name: text(MAX_STEP_LENGTH) }),
  z.object({
    type: z.literal('request'),
    at: z.iso.datetime(),
    method: text(10),
    /** Without the query, which may hold what the operator searched for. */
    path: text(MAX_STEP_LENGTH),
    /** 0: no response. */
    status: Status,
    requestId: text(100),
  }),
])
export type ErrorStep = z.infer<typeof ErrorStep>

/** The request that failed, if the error is one. */
export const FailedRequest = z.object({
  method: text(10),
  path: text(MAX_STEP_LENGTH),
  status: Status,
  code: text(60),
  /** The X-Request-Id of its response; null if there was none. */
  requestId: z.nullable(text(100)),
})

const sent = {
  kind: z.enum(ERROR_KINDS),
  /** The error's class: `TypeError`. */
  name: text(MAX_NAME_LENGTH),
  message: text(MAX_MESSAGE_LENGTH),
  page: Page,
  language: z.enum(LANGUAGES),
  /** The request that failed; null for an error without one. */
  request: z._default(z.nullable(FailedRequest), null),
  steps: z._default(z.array(ErrorStep).check(z.maxLength(MAX_STEPS)), []),
  /** How often it happened since the last report of the same error. */
  times: z._default(Count, 1),
}

/** What a client sends. */
export const NewErrorReport = z.object({
  ...sent,
  /** The stack as the browser wrote it. */
  stack: z._default(text(MAX_STACK_LENGTH), ''),
})
export type NewErrorReport = z.infer<typeof NewErrorReport>

/** A line of a stack, mapped to the sources of the build if it has a source map. */
export const StackFrame = z.object({
  /** As the browser names it; null if the file has been mapped, because a minified name means nothing. */
  function: z.nullable(z.string()),
  file: z.string(),
  line: z.int(),
  column: z.int(),
  /** Whether the file belongs to the console and not to a library. */
  isOwn: z.boolean(),
})
export type StackFrame = z.infer<typeof StackFrame>

export const ErrorReport = z.object({
  ...sent,
  id: RowId,
  groupId: RowId,
  at: z.iso.datetime(),
  /** The account that sent it. */
  account: z.string(),
  agent: z.string(),
  frames: z.array(StackFrame),
})
export type ErrorReport = z.infer<typeof ErrorReport>

/** All reports with the same fingerprint. */
export const ErrorGroup = schemaOf(fields)
export type ErrorGroup = z.infer<typeof ErrorGroup>

export const ERROR_GROUP_COLUMNS = columnIds(fields)

export const reportError = endpoint(`POST ${REPORTS_PATH}`, {
  summary: { en: 'Report an error. Reports with the same cause are grouped', zh: '回報錯誤，原因相同的回報會歸為一組' },
  needs: 'signed-in',
  body: NewErrorReport,
  replies: {
    201: z.object({ id: RowId, groupId: RowId, state: z.enum(ERROR_STATES), count: z.int() }),
    429: refusal(['too-many-attempts'], { retryAfterSeconds: z.int() }),
  },
})

export const listErrorReports = endpoint(`GET ${REPORTS_PATH}`, {
  summary: { en: 'List the latest reports of a group', zh: '列出一組錯誤最近的回報' },
  needs: 'signed-in',
  query: z.object({ groupId: z.optional(RowId), sort: z._default(sortQuery(['at']), '-at'), ...pageQuery }),
  replies: { 200: pageOf(ErrorReport) },
})

export const listErrorGroups = endpoint('GET /api/error-reports/groups', {
  summary: { en: 'List error groups', zh: '列出錯誤群組' },
  needs: 'signed-in',
  query: z.object({
    search,
    state: z.optional(z.enum(ERROR_STATES)),
    kind: z.optional(z.enum(ERROR_KINDS)),
    assigneeId: z.optional(RowId),
    sort: z._default(sortQuery(['lastSeenAt', 'firstSeenAt', 'count']), '-lastSeenAt'),
    ...pageQuery,
  }),
  replies: { 200: pageOf(ErrorGroup) },
})

export const readErrorGroup = endpoint('GET /api/error-reports/groups/:groupId', {
  summary: { en: 'Get an error group', zh: '讀取錯誤群組' },
  needs: 'signed-in',
  replies: { 200: ErrorGroup },
})

/** The fields that an operator can edit. */
export const ErrorGroupFields = z.object({
  isResolved: z.boolean(),
  /** The member who looks after it; null for nobody. */
  assigneeId: z.nullable(RowId),
})
export type ErrorGroupFields = z.infer<typeof ErrorGroupFields>

export const updateErrorGroup = endpoint('PATCH /api/error-reports/groups/:groupId', {
  summary: { en: 'Resolve, reopen or assign an error group', zh: '將錯誤群組標為已解決、重新開啟或指派負責人' },
  needs: 'signed-in',
  headers: z.object(ifMatch),
  body: z.partial(ErrorGroupFields),
  replies: { 200: ErrorGroup, 422: refusal(['unknown-member']) },
})
