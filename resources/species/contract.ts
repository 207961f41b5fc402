import * as z from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { MAX_INTEGER, Names } from '#shared/row.ts'
import { STATS, TYPES } from './rules.ts'

export const title = { en: 'Species', zh: '寶可夢' }
export const description = 'The 400 entries of the Paldea Pokédex, with their forms and base stats.'

/** Six numbers in the order of `STATS`: HP, Attack, Defense, Special Attack, Special Defense, Speed. */
const Six = z.array(z.int()).check(z.length(STATS.length))

/** The facts of one form of a Pokémon. `evs` are those gained by defeating it. */
const Form = z.object({
  /** Unique across the forms of all Pokémon. */
  pokemonId: z.int(),
  identifier: z.string(),
  types: z.array(z.enum(TYPES)),
  base: Six,
  evs: Six,
})

/** An entry of the Paldea Pokédex, with the form shown there. */
export const Species = z.extend(Form, {
  dexId: z.int(),
  nationalId: z.int(),
  name: Names,
  /** The `pokemonId` of its other forms. */
  otherForms: z.array(z.int()),
})
export type Species = z.infer<typeof Species>

/** A form with its full name; null if the name of the Pokémon is enough. */
export const SpeciesForm = z.extend(Form, {
  /** null for the usual form. */
  formName: z.nullable(Names),
  /** Whether it exists only during a battle, so that it cannot be trained. */
  isBattleOnly: z.boolean(),
})
export type SpeciesForm = z.infer<typeof SpeciesForm>

export const SpeciesEntry = z.extend(Species, {
  nameJa: z.string(),
  /** null for the usual form. */
  formName: z.nullable(Names),
  forms: z.array(SpeciesForm),
})
export type SpeciesEntry = z.infer<typeof SpeciesEntry>

export const listSpecies = endpoint('GET /api/species', {
  summary: { en: 'List the 400 entries of the Paldea Pokédex', zh: '列出帕底亞圖鑑的 400 個條目' },
  needs: 'species:read',
  replies: {
    200: z.object({
      rows: z.array(Species),
      /** A URL with `{id}`, `{nationalId}` or `{name}`; null if the console draws badges instead. */
      imageTemplate: z.nullable(z.string()),
    }),
  },
  sends: ['etag'],
})

export const readSpecies = endpoint('GET /api/species/:dexId', {
  summary: { en: 'Get a Pokédex entry with its other forms', zh: '讀取圖鑑條目與其他形態' },
  needs: 'species:read',
  params: z.object({ dexId: z.int().check(z.minimum(0), z.maximum(MAX_INTEGER)) }),
  replies: { 200: SpeciesEntry },
})
