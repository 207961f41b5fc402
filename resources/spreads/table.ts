import type { Stat } from '#resources/species/rules.ts'
import type { TableOf } from '#server/database/mapping.ts'
import type { fields } from './fields.ts'

type Six<P extends string> = { [S in Stat as `${P}_${S}`]: number }

declare module '#server/database/schema.ts' {
  interface Tables {
    spread: TableOf<typeof fields> & Six<'iv'> & Six<'ev'> & { account_id: number; deleted_at: string | null }
  }
}
