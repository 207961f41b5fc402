import * as z from 'zod/mini'
import { forEachStat } from '#resources/species/rules.ts'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { pageOf, pageQuery } from '#shared/paging.ts'
import { RowId } from '#shared/row.ts'
import { EV_PER_STAT, evsLeft, MAX_IV, MAX_LEVEL, NATURE_NAMES } from './rules.ts'

export const title = { en: 'Spreads', zh: '努力值配點' }
export const description = 'Effort values and natures that an operator has planned for a Pokémon.'

const perStat = (most: number) => z.object(forEachStat(() => z.int().check(z.minimum(0), z.maximum(most))))

/** The fields that the owner can change. */
export const SpreadFields = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  /** The `pokemonId` of a species or one of its forms. */
  pokemonId: RowId,
  nature: z.enum(NATURE_NAMES),
  level: z.int().check(z.minimum(1), z.maximum(MAX_LEVEL)),
  ivs: perStat(MAX_IV),
  evs: perStat(EV_PER_STAT).check(z.refine(evs => evsLeft(evs) >= 0, { error: 'ev-total' })),
})
export type SpreadFields = z.infer<typeof SpreadFields>

/** An operator's training plan for a Pokémon. */
export const Spread = z.extend(SpreadFields, {
  /** Random, because anyone with the link can read the spread. */
  id: z.string(),
  /** The owner's account. Only the owner can change the spread. */
  owner: z.string(),
  /** The number of changes, and the ETag of the spread. */
  version: z.int(),
  updatedAt: z.iso.datetime(),
})
export type Spread = z.infer<typeof Spread>

const params = z.object({ spreadId: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })

export const listSpreads = endpoint({
  method: 'GET',
  path: '/api/spreads',
  summary: { en: 'List your EV spreads', zh: '列出自己的配點' },
  needs: 'spreads:read',
  query: z.object(pageQuery),
  replies: { 200: pageOf(Spread) },
})

export const createSpread = endpoint({
  method: 'POST',
  path: '/api/spreads',
  summary: { en: 'Create an EV spread', zh: '建立配點' },
  needs: 'spreads:write',
  headers: z.object(idempotent),
  body: SpreadFields,
  replies: { 201: Spread, 422: refusal(['key-reused', 'unknown-pokemon']) },
  sends: ['etag', 'location'],
})

export const readSpread = endpoint({
  method: 'GET',
  path: '/api/spreads/:spreadId',
  summary: { en: 'Get an EV spread. Anyone who is signed in can read it', zh: '讀取配點，任何已登入的人都能讀取' },
  needs: 'spreads:read',
  params,
  replies: { 200: Spread, 404: refusal(['not-found']) },
  sends: ['etag'],
})

export const updateSpread = endpoint({
  method: 'PATCH',
  path: '/api/spreads/:spreadId',
  summary: { en: 'Update one of your EV spreads', zh: '更新自己的配點' },
  needs: 'spreads:write',
  params,
  headers: z.object(ifMatch),
  body: z.partial(SpreadFields),
  replies: {
    200: Spread,
    403: refusal(['not-permitted', 'not-yours']),
    404: refusal(['not-found']),
    412: refusal(['stale'], { current: Spread }),
    422: refusal(['unknown-pokemon']),
  },
  sends: ['etag'],
})

export const deleteSpread = endpoint({
  method: 'DELETE',
  path: '/api/spreads/:spreadId',
  summary: { en: 'Delete one of your EV spreads. You can restore it', zh: '刪除自己的配點，可以還原' },
  needs: 'spreads:write',
  params,
  replies: { 204: null, 403: refusal(['not-permitted', 'not-yours']), 404: refusal(['not-found']) },
})

export const restoreSpread = endpoint({
  method: 'POST',
  path: '/api/spreads/:spreadId/restore',
  summary: { en: 'Restore a deleted EV spread', zh: '還原已刪除的配點' },
  needs: 'spreads:write',
  params,
  replies: { 200: Spread, 403: refusal(['not-permitted', 'not-yours']), 404: refusal(['not-found']) },
  sends: ['etag'],
})
