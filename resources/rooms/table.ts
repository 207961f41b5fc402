import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow, VersionedRow } from '#server/database/schema.ts'
import type { fields } from './fields.ts'

type RoomTable = SandboxRow & TableOf<typeof fields> & { deleted_at: string | null }

type RoomMessageTable = VersionedRow & {
  sandbox_id: string
  room_id: number
  number: number
  /** The room's revision after the latest change of this message. */
  revision: number
  author: string
  text: string
  sent_key: string | null
  sent_at: string
  deleted_at: string | null
}

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    room: RoomTable
    room_message: RoomMessageTable
  }
}

/** These tables are copied with a sandbox. */
export const sandboxTables = ['room', 'room_message'] as const
