import * as z from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { Names } from '#shared/row.ts'

export const title = { en: 'Problems', zh: '問題代碼' }
export const description = 'Every refusal that the API can send, with its explanation.'

const Declaration = z.object({
  /** The operation id. */
  id: z.string(),
  /** The resource. */
  entity: z.string(),
  method: z.string(),
  path: z.string(),
  summary: Names,
})

/** A refusal of the API. */
export const ProblemType = z.object({
  code: z.string(),
  status: z.int(),
  /** Endpoints can return it without declaring it. */
  isCommon: z.boolean(),
  /** The endpoints that declare it. */
  endpoints: z.array(Declaration),
})
export type ProblemType = z.infer<typeof ProblemType>

export const readProblem = endpoint('GET /api/problems/:code', {
  summary: { en: 'Get a problem code, and the endpoints that declare it', zh: '讀取問題代碼與宣告它的端點' },
  needs: 'signed-in',
  params: z.object({ code: z.string().check(z.maxLength(60)) }),
  replies: { 200: ProblemType },
})
