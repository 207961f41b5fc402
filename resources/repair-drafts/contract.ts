import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { Names } from '#shared/row.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { CustomerStep, DamageStep, fields, HandoverStep, ProductStep } from './fields.ts'
import { STEP_STATES, STEPS } from './rules.ts'

export const title = { en: 'Repair requests', zh: '維修申請' }
export const description = 'Repair requests that are not submitted yet, step by step.'

export { CustomerStep, DamageStep, HandoverStep, ProductStep }

export const RepairRequest = z.object({
  customer: CustomerStep,
  product: ProductStep,
  damage: DamageStep,
  handover: HandoverStep,
})
export type RepairRequest = z.infer<typeof RepairRequest>

/** A partly completed request; a step that has not been saved is null. */
export const RepairDraft = schemaOf(fields)
export type RepairDraft = z.infer<typeof RepairDraft>

const State = z.enum(STEP_STATES)

/** A draft with its progress, issues, and the names of the rows it refers to. */
export const CheckedDraft = z.extend(RepairDraft, {
  progress: z.object({ customer: State, product: State, damage: State, handover: State }),
  /** What prevents submitting: `/draft/product/purchase`. A step that has not been saved is `required`. */
  errors: z.array(z.object({ step: z.enum(STEPS), pointer: z.string(), code: z.string() })),
  names: z.object({
    /** null until one is chosen. */
    customer: z.nullable(Names),
    /** null until one is chosen. */
    product: z.nullable(Names),
    /** null until one is chosen. */
    site: z.nullable(Names),
  }),
})
export type CheckedDraft = z.infer<typeof CheckedDraft>

const params = z.object({ draftId: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })
const submitted = refusal(['draft-submitted'])
const stale = refusal(['stale'], { current: RepairDraft })

export const listRepairDrafts = endpoint('GET /api/repair-drafts', {
  summary: { en: 'List your open repair drafts in this sandbox', zh: '列出自己在這個沙盒中尚未送出的維修草稿' },
  needs: 'repair-drafts:read',
  replies: { 200: z.object({ rows: z.array(CheckedDraft) }) },
})

export const createRepairDraft = endpoint('POST /api/repair-drafts', {
  summary: { en: 'Create an empty repair draft', zh: '建立空白的維修草稿' },
  needs: 'repair-drafts:write',
  headers: z.object(idempotent),
  replies: { 201: CheckedDraft, 422: refusal(['key-reused', 'limit-reached']) },
  sends: ['location'],
})

export const readRepairDraft = endpoint('GET /api/repair-drafts/:draftId', {
  summary: { en: 'Get one of your repair drafts, submitted or not', zh: '讀取自己的維修草稿，不論是否已送出' },
  needs: 'repair-drafts:read',
  params,
  replies: { 200: CheckedDraft },
})

export const updateRepairDraft = endpoint('PATCH /api/repair-drafts/:draftId', {
  summary: { en: 'Update one step of a repair draft', zh: '更新維修草稿的一個步驟' },
  needs: 'repair-drafts:write',
  params,
  headers: z.object(ifMatch),
  body: z.partial(RepairRequest),
  replies: { 200: CheckedDraft, 409: submitted, 412: stale, 422: refusal(['step-refused']) },
})

export const deleteRepairDraft = endpoint('DELETE /api/repair-drafts/:draftId', {
  summary: { en: 'Delete an open repair draft. You can restore it', zh: '刪除尚未送出的維修草稿，可以還原' },
  needs: 'repair-drafts:write',
  params,
  replies: { 204: null, 409: submitted },
})

export const restoreRepairDraft = endpoint('POST /api/repair-drafts/:draftId/restore', {
  summary: { en: 'Restore a deleted repair draft', zh: '還原已刪除的維修草稿' },
  needs: 'repair-drafts:write',
  params,
  replies: { 200: CheckedDraft, 422: refusal(['limit-reached']) },
})

export const submitRepairDraft = endpoint('POST /api/repair-drafts/:draftId/submission', {
  summary: {
    en: 'Submit a repair draft and open its ticket, if every step is valid',
    zh: '送出維修草稿並建立工單；所有步驟須正確',
  },
  needs: 'repair-drafts:write',
  params,
  headers: z.object({ ...ifMatch, ...idempotent }),
  replies: {
    201: CheckedDraft,
    409: submitted,
    412: stale,
    422: refusal(['draft-refused', 'limit-reached', 'key-reused']),
  },
  sends: ['location'],
})

export const withdrawRepairDraft = endpoint('DELETE /api/repair-drafts/:draftId/submission', {
  summary: {
    en: 'Withdraw a submitted repair draft, if nobody has worked on its ticket',
    zh: '收回已送出的維修申請；工單須尚未處理',
  },
  needs: 'repair-drafts:write',
  params,
  headers: z.object(ifMatch),
  replies: { 200: CheckedDraft, 412: stale, 422: refusal(['ticket-touched', 'limit-reached']) },
})
