import type { TableOf } from '#server/database/mapping.ts'
import type { fields } from './fields.ts'

declare module '#server/database/schema.ts' {
  interface Tables {
    /** A file that an operator uploads in chunks: its description, and when it was complete. */
    upload: TableOf<typeof fields> & { sandbox_id: string; account_id: number; deleted_at: string | null }
    /** The chunks of a file, without gaps. */
    upload_chunk: {
      upload_id: string
      at_byte: number
      size: number
      sha256: string
      bytes: Uint8Array
    }
    /** A small version of a picture. `bytes` is null if none can be made. */
    upload_thumbnail: { upload_id: string; bytes: Uint8Array | null }
  }
}

export const unauditedTables = {
  upload_chunk:
    'is a piece of a file, whose bytes belong in no trail: the entries of its start and its end hold its size and its SHA-256',
} as const
