import type { TableOf } from '#server/database/mapping.ts'
import type { fields } from './fields.ts'

declare module '#server/database/schema.ts' {
  interface Tables {
    saved_view: TableOf<typeof fields> & { account_id: number; deleted_at: string | null }
  }
}
