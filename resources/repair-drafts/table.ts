import type { TableOf } from '#server/database/mapping.ts'
import type { fields } from './fields.ts'

declare module '#server/database/schema.ts' {
  interface Tables {
    repair_draft: TableOf<typeof fields> & { sandbox_id: string; account_id: number; deleted_at: string | null }
  }
}
