/** A file that an operator sends in chunks: what it is to be, and when all of it had come. */
export type UploadTable = {
  id: string
  sandbox_id: string
  account_id: number
  name: string
  media_type: string
  size: number
  /** Of the whole file, in hexadecimal, as its sender worked it out. */
  sha256: string
  created_at: string
  finished_at: string | null
  version: number
  updated_at: string
  deleted_at: string | null
}

/** The chunks of a file follow one another without a gap. */
export type UploadChunkTable = {
  upload_id: string
  at_byte: number
  size: number
  sha256: string
  bytes: Uint8Array
}

declare module '#server/database/schema.ts' {
  interface Tables {
    upload: UploadTable
    upload_chunk: UploadChunkTable
  }
}
