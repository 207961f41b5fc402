import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { isSecretName } from '#shared/secrets.ts'
import {
  ASSERTION_KINDS,
  MAX_ASSERTIONS,
  MAX_BYTES,
  MAX_STEPS,
  MAX_TAKES,
  SOURCES,
  VARIABLE_NAME,
  wrongInAssertion,
  wrongInTake,
} from './rules.ts'

export const title = { en: 'Saved requests', zh: '儲存的請求' }
export const description = 'Requests that an operator has saved in API Practice.'

const text = (most: number) => z.string().check(z.maxLength(most))
const record = z.record(z.string(), z.unknown())

/** The input for an endpoint, without secrets. Text can contain variables as `{{name}}`. */
export const StepValues = z
  .object({
    params: record,
    query: record,
    headers: record,
    body: z.optional(z.unknown()),
    /** The body as text, if it was written by hand; otherwise null. */
    text: z.nullable(z.string()),
    /** Whether it is sent without the session's token. */
    isAnonymous: z.boolean(),
    /** The practice fault of the request; empty for none. */
    fault: text(200),
  })
  // Pages leave secrets out, and the server refuses any that are sent, so that none is ever stored.
  .check(z.refine(values => !holdsNamedSecret(values), { error: 'holds-secret' }))

const holdsNamedSecret = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(holdsNamedSecret)
  if (value === null || typeof value !== 'object') return false
  return Object.entries(value).some(([name, member]) => isSecretName(name) || holdsNamedSecret(member))
}

/** A variable, and where its value is in the response: `at` is a JSON pointer (RFC 6901) or a header name. */
const Take = z
  .object({ name: z.string().check(z.regex(VARIABLE_NAME)), from: z.enum(SOURCES), at: text(500) })
  .check(z.check(refusing(wrongInTake)))
export type Take = z.infer<typeof Take>

/** A condition on the response. `expected` is a list of statuses, JSON, text, a regular expression or milliseconds. */
const Assertion = z
  .object({ kind: z.enum(ASSERTION_KINDS), at: text(500), expected: text(2000) })
  .check(z.check(refusing(wrongInAssertion)))
export type Assertion = z.infer<typeof Assertion>

/** A check whose rule returns the invalid member. */
function refusing<T>(rule: (value: T) => { member: string; code: string } | null) {
  return ({ value, issues }: z.core.ParsePayload<T>) => {
    const wrong = rule(value)
    if (wrong) issues.push({ code: 'custom', message: wrong.code, path: [wrong.member], input: value })
  }
}

/** A request, the variables taken from its response, and its assertions. */
const Step = z.object({
  operation: z.string().check(z.minLength(1), z.maxLength(100)),
  values: StepValues,
  takes: z.array(Take).check(z.maxLength(MAX_TAKES)),
  assertions: z.array(Assertion).check(z.maxLength(MAX_ASSERTIONS)),
})
export type Step = z.infer<typeof Step>

export const SavedRequestFields = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  /** Sent in sequence. */
  steps: z.array(Step).check(z.minLength(1), z.maxLength(MAX_STEPS)),
})
export type SavedRequestFields = z.infer<typeof SavedRequestFields>

const kept = {
  id: z.string(),
  version: z.int(),
  updatedAt: z.iso.datetime(),
}

/** Requests saved under a name, to be sent again. */
export const SavedRequest = z.extend(SavedRequestFields, kept)
export type SavedRequest = z.infer<typeof SavedRequest>

/** A list item, with only the operation ids of the steps. */
export const SavedRequestSummary = z.object({ name: z.string(), operations: z.array(z.string()), ...kept })
export type SavedRequestSummary = z.infer<typeof SavedRequestSummary>

const params = z.object({ savedRequestId: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })
const notFound = refusal(['not-found'])
const tooLarge = refusal(['too-large'])
const taken = refusal(['name-taken'])

export const listSavedRequests = endpoint({
  method: 'GET',
  path: '/api/saved-requests',
  summary: { en: 'List your saved requests', zh: '列出自己儲存的請求' },
  needs: 'saved-requests:read',
  replies: { 200: z.object({ rows: z.array(SavedRequestSummary) }) },
})

export const createSavedRequest = endpoint({
  method: 'POST',
  path: '/api/saved-requests',
  summary: { en: 'Save requests under a name, without their secrets', zh: '以名稱儲存請求，不含機密' },
  needs: 'saved-requests:write',
  headers: z.object(idempotent),
  body: SavedRequestFields,
  maxBodyBytes: MAX_BYTES,
  replies: { 201: SavedRequest, 413: tooLarge, 422: refusal(['key-reused', 'name-taken', 'limit-reached']) },
  sends: ['etag', 'location'],
})

export const readSavedRequest = endpoint({
  method: 'GET',
  path: '/api/saved-requests/:savedRequestId',
  summary: { en: 'Get a saved request with its steps', zh: '讀取儲存的請求與步驟' },
  needs: 'saved-requests:read',
  params,
  replies: { 200: SavedRequest, 404: notFound },
  sends: ['etag'],
})

export const updateSavedRequest = endpoint({
  method: 'PATCH',
  path: '/api/saved-requests/:savedRequestId',
  summary: { en: 'Update the name or the steps of a saved request', zh: '更新儲存的請求的名稱或步驟' },
  needs: 'saved-requests:write',
  params,
  headers: z.object(ifMatch),
  body: z.partial(SavedRequestFields),
  maxBodyBytes: MAX_BYTES,
  replies: {
    200: SavedRequest,
    404: notFound,
    412: refusal(['stale'], { current: SavedRequest }),
    413: tooLarge,
    422: taken,
  },
  sends: ['etag'],
})

export const deleteSavedRequest = endpoint({
  method: 'DELETE',
  path: '/api/saved-requests/:savedRequestId',
  summary: { en: 'Delete a saved request. You can restore it', zh: '刪除儲存的請求，可以還原' },
  needs: 'saved-requests:write',
  params,
  replies: { 204: null, 404: notFound },
})

export const restoreSavedRequest = endpoint({
  method: 'POST',
  path: '/api/saved-requests/:savedRequestId/restore',
  summary: { en: 'Restore a deleted saved request', zh: '還原已刪除的請求' },
  needs: 'saved-requests:write',
  params,
  replies: { 200: SavedRequest, 404: notFound, 422: refusal(['name-taken', 'limit-reached']) },
  sends: ['etag'],
})
