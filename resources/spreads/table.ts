import type { Stat } from '#resources/species/rules.ts'

type Six<P extends string> = { [S in Stat as `${P}_${S}`]: number }

type SpreadTable = Six<'iv'> &
  Six<'ev'> & {
    id: string
    account_id: number
    name: string
    pokemon_id: number
    nature: string
    level: number
    version: number
    updated_at: string
    deleted_at: string | null
  }

declare module '#server/database/schema.ts' {
  interface Tables {
    spread: SpreadTable
  }
}
