import type { TableOf } from '#server/database/mapping.ts'
import type { fields } from './fields.ts'
import type { LineCode } from './rules.ts'

declare module '#server/database/schema.ts' {
  interface Tables {
    job: TableOf<typeof fields> & {
      sandbox_id: string
      account_id: number
      /** JSON: where the job continues. Null: at the start. */
      position: string | null
      /** How often another worker has taken it over since its last checkpoint. */
      takeovers: number
      /** JSON. */
      files: string
      chunk_count: number
      line_count: number
      /** Which run of which worker may write to it, and until when without a sign of life. */
      lease: string | null
      lease_until: string | null
      deleted_at: string | null
    }
    job_line: {
      job_id: string
      number: number
      at: string
      code: LineCode
      /** JSON. */
      details: string
    }
    /** The files of a job in chunks, which are numbered through all its files. */
    job_chunk: { job_id: string; number: number; file: number; bytes: Uint8Array }
  }
}
