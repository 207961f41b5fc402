import * as z from 'zod/mini'
import { forEachStat } from '#resources/species/rules.ts'
import { defineFields } from '#shared/fields.ts'
import { EV_PER_STAT, evsLeft, MAX_IV, MAX_LEVEL, NATURE_NAMES } from './rules.ts'

const perStat = (most: number) => z.object(forEachStat(() => z.int().check(z.minimum(0), z.maximum(most))))
const Evs = perStat(EV_PER_STAT).check(z.refine(evs => evsLeft(evs) >= 0, { error: 'ev-total' }))

export const fields = defineFields({
  name: { kind: 'text', schema: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)) },
  /** The `pokemonId` of a species or one of its forms. */
  pokemonId: { kind: 'id' },
  nature: { kind: 'choice', values: NATURE_NAMES },
  level: { kind: 'number', schema: z.int().check(z.minimum(1), z.maximum(MAX_LEVEL)) },
  ivs: { kind: 'json', from: 'derived', schema: perStat(MAX_IV) },
  evs: { kind: 'json', from: 'derived', schema: Evs },
  /** Random, because anyone with the link can read the spread. */
  id: { kind: 'text', from: 'row' },
  /** The owner's account. Only the owner can change the spread. */
  owner: { kind: 'text', from: 'derived' },
  /** The number of changes, and the ETag of the spread. */
  version: { kind: 'number', from: 'row' },
  updatedAt: { kind: 'moment', from: 'row' },
})
