import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { type Assertion, fields, type Step, StepValues, type Take } from './fields.ts'
import { MAX_BYTES } from './rules.ts'

export const title = { en: 'Saved requests', zh: '儲存的請求' }
export const description = 'Requests that an operator has saved in API Practice.'

export { type Assertion, type Step, StepValues, type Take }

/** Requests saved under a name, to be sent again. */
export const SavedRequest = schemaOf(fields)
export type SavedRequest = z.infer<typeof SavedRequest>

export const SavedRequestFields = z.pick(SavedRequest, { name: true, steps: true })
export type SavedRequestFields = z.infer<typeof SavedRequestFields>

/** A list item, with only the operation ids of the steps. */
export const SavedRequestSummary = z.extend(z.omit(SavedRequest, { steps: true }), { operations: z.array(z.string()) })
export type SavedRequestSummary = z.infer<typeof SavedRequestSummary>

const params = z.object({ savedRequestId: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })
const tooLarge = refusal(['too-large'])
const taken = refusal(['name-taken'])

export const listSavedRequests = endpoint('GET /api/saved-requests', {
  summary: { en: 'List your saved requests', zh: '列出自己儲存的請求' },
  needs: 'saved-requests:read',
  replies: { 200: z.object({ rows: z.array(SavedRequestSummary) }) },
})

export const createSavedRequest = endpoint('POST /api/saved-requests', {
  summary: { en: 'Save requests under a name, without their secrets', zh: '以名稱儲存請求，不含機密' },
  needs: 'saved-requests:write',
  headers: z.object(idempotent),
  body: SavedRequestFields,
  maxBodyBytes: MAX_BYTES,
  replies: { 201: SavedRequest, 413: tooLarge, 422: refusal(['key-reused', 'name-taken', 'limit-reached']) },
  sends: ['location'],
})

export const readSavedRequest = endpoint('GET /api/saved-requests/:savedRequestId', {
  summary: { en: 'Get a saved request with its steps', zh: '讀取儲存的請求與步驟' },
  needs: 'saved-requests:read',
  params,
  replies: { 200: SavedRequest },
})

export const updateSavedRequest = endpoint('PATCH /api/saved-requests/:savedRequestId', {
  summary: { en: 'Update the name or the steps of a saved request', zh: '更新儲存的請求的名稱或步驟' },
  needs: 'saved-requests:write',
  params,
  headers: z.object(ifMatch),
  body: z.partial(SavedRequestFields),
  maxBodyBytes: MAX_BYTES,
  replies: { 200: SavedRequest, 413: tooLarge, 422: taken },
})

export const deleteSavedRequest = endpoint('DELETE /api/saved-requests/:savedRequestId', {
  summary: { en: 'Delete a saved request. You can restore it', zh: '刪除儲存的請求，可以還原' },
  needs: 'saved-requests:write',
  params,
  replies: { 204: null },
})

export const restoreSavedRequest = endpoint('POST /api/saved-requests/:savedRequestId/restore', {
  summary: { en: 'Restore a deleted saved request', zh: '還原已刪除的請求' },
  needs: 'saved-requests:write',
  params,
  replies: { 200: SavedRequest, 422: refusal(['name-taken', 'limit-reached']) },
})
