import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useRead } from '#client/api/use-read.ts'
import { listSpecies, readSpecies, type Species } from '#resources/species/contract.ts'
import { byStat, type StatValues } from '#resources/species/rules.ts'
import type { ReplyBody } from '#shared/contract.ts'
import { foldText } from '#shared/text/fold-text.ts'

/** The facts of a form, with its six numbers by stat. */
export type FormFacts = Pick<Species, 'pokemonId' | 'identifier' | 'types'> & { base: StatValues; evs: StatValues }

/** A name as the search compares it: folded, with only letters and digits, so that `wo chien` finds Wo-Chien. */
export const foldName = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '')

/** An entry of the Pokédex, prepared for searching. */
export type Entry = Omit<Species, 'base' | 'evs'> & FormFacts & { folded: { en: string; zh: string } }

export type Pokedex = { entries: Entry[]; imageTemplate: string | null }

/** The Pokédex: read once, then only revalidated. */
export const usePokedex = () =>
  useQuery({ ...api.query(listSpecies), staleTime: Number.POSITIVE_INFINITY, select: readPokedex })

/** An entry with its other forms. Sends no request without an id. */
export const useEntryWithForms = (dexId: number | undefined) =>
  useRead(
    readSpecies,
    { params: { dexId: dexId ?? 0 } },
    { enabled: dexId !== undefined, staleTime: Number.POSITIVE_INFINITY },
  )

const readPokedex = ({ rows, imageTemplate }: ReplyBody<typeof listSpecies>): Pokedex => ({
  imageTemplate,
  entries: rows.map(row => ({
    ...row,
    ...factsOf(row),
    folded: { en: foldName(row.name.en), zh: foldName(row.name.zh) },
  })),
})

export const factsOf = ({ pokemonId, identifier, types, base, evs }: Pick<Species, keyof FormFacts>): FormFacts => ({
  pokemonId,
  identifier,
  types,
  base: byStat(base),
  evs: byStat(evs),
})

export const entryOfForm = (entries: readonly Entry[], pokemonId: number): Entry | undefined =>
  entries.find(entry => entry.pokemonId === pokemonId || entry.otherForms.includes(pokemonId))

/** `#007` */
export const dexNumber = (dexId: number): string => `#${String(dexId).padStart(3, '0')}`
