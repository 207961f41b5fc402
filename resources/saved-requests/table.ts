import type { TableOf } from '#server/database/mapping.ts'
import type { fields } from './fields.ts'

declare module '#server/database/schema.ts' {
  interface Tables {
    /** Requests saved under a name; `operations` is JSON. */
    saved_request: TableOf<typeof fields> & { account_id: number; operations: string; deleted_at: string | null }
  }
}
