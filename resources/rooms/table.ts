import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields, messageFields } from './fields.ts'

type RoomTable = SandboxRow & TableOf<typeof fields> & { deleted_at: string | null }

type RoomMessageTable = TableOf<typeof messageFields> & { sandbox_id: string; text: string; deleted_at: string | null }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    room: RoomTable
    room_message: RoomMessageTable
  }
}

/** These tables are copied with a sandbox. */
export const sandboxTables = ['room', 'room_message'] as const
