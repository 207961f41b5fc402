import type { TableOf } from '#server/database/mapping.ts'
import type { fields } from './fields.ts'

type SavedViewTable = TableOf<typeof fields> & { account_id: number; deleted_at: string | null }

declare module '#server/database/schema.ts' {
  interface Tables {
    saved_view: SavedViewTable
  }
}
