import type { TableOf } from '#server/database/mapping.ts'
import type { fields } from './fields.ts'

/** Requests saved under a name; `operations` is JSON. */
type SavedRequestTable = TableOf<typeof fields> & { account_id: number; operations: string; deleted_at: string | null }

declare module '#server/database/schema.ts' {
  interface Tables {
    saved_request: SavedRequestTable
  }
}
