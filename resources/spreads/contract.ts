import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { pageOf, pageQuery } from '#shared/paging.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { fields } from './fields.ts'

export const title = { en: 'Spreads', zh: '努力值配點' }
export const description = 'Effort values and natures that an operator has planned for a Pokémon.'

/** An operator's training plan for a Pokémon. */
export const Spread = schemaOf(fields)
export type Spread = z.infer<typeof Spread>

/** The fields that the owner can change. */
export const SpreadFields = z.pick(Spread, {
  name: true,
  pokemonId: true,
  nature: true,
  level: true,
  ivs: true,
  evs: true,
})
export type SpreadFields = z.infer<typeof SpreadFields>

const params = z.object({ spreadId: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })

export const listSpreads = endpoint('GET /api/spreads', {
  summary: { en: 'List your EV spreads', zh: '列出自己的配點' },
  needs: 'spreads:read',
  query: z.object(pageQuery),
  replies: { 200: pageOf(Spread) },
})

export const createSpread = endpoint('POST /api/spreads', {
  summary: { en: 'Create an EV spread', zh: '建立配點' },
  needs: 'spreads:write',
  headers: z.object(idempotent),
  body: SpreadFields,
  replies: { 201: Spread, 422: refusal(['key-reused', 'limit-reached', 'unknown-pokemon']) },
  sends: ['location'],
})

export const readSpread = endpoint('GET /api/spreads/:spreadId', {
  summary: { en: 'Get an EV spread. Anyone who is signed in can read it', zh: '讀取配點，任何已登入的人都能讀取' },
  needs: 'spreads:read',
  params,
  replies: { 200: Spread },
})

export const updateSpread = endpoint('PATCH /api/spreads/:spreadId', {
  summary: { en: 'Update one of your EV spreads', zh: '更新自己的配點' },
  needs: 'spreads:write',
  params,
  headers: z.object(ifMatch),
  body: z.partial(SpreadFields),
  replies: { 200: Spread, 403: refusal(['not-permitted', 'not-yours']), 422: refusal(['unknown-pokemon']) },
})

export const deleteSpread = endpoint('DELETE /api/spreads/:spreadId', {
  summary: { en: 'Delete one of your EV spreads. You can restore it', zh: '刪除自己的配點，可以還原' },
  needs: 'spreads:write',
  params,
  replies: { 204: null, 403: refusal(['not-permitted', 'not-yours']) },
})

export const restoreSpread = endpoint('POST /api/spreads/:spreadId/restore', {
  summary: { en: 'Restore a deleted EV spread', zh: '還原已刪除的配點' },
  needs: 'spreads:write',
  params,
  replies: { 200: Spread, 403: refusal(['not-permitted', 'not-yours']), 422: refusal(['limit-reached']) },
})
