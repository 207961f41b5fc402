import type { Stat } from './rules.ts'

type Six<P extends string> = { [S in Stat as `${P}_${S}`]: number }

/** One row per form; `is_entry` marks the one shown in the Pokédex. Only resources/species/install.ts writes it. */
export type SpeciesTable = Six<'base'> &
  Six<'ev'> & {
    pokemon_id: number
    dex_id: number
    national_id: number
    is_entry: 0 | 1
    is_battle_only: 0 | 1
    identifier: string
    name_en: string
    name_zh: string
    name_ja: string
    /** The full name of the form; null if the name of the Pokémon is enough. */
    form_en: string | null
    form_zh: string | null
    /** One type or two: `grass/dark`. */
    types: string
  }

declare module '#server/database/schema.ts' {
  interface Tables {
    species: SpeciesTable
  }
}
