import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields, messageFields } from './fields.ts'

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    room: SandboxRow & TableOf<typeof fields> & { deleted_at: string | null }
    room_message: TableOf<typeof messageFields> & { sandbox_id: string; text: string; deleted_at: string | null }
  }
}

/** These tables are copied with a sandbox. */
export const sandboxTables = ['room', 'room_message'] as const
