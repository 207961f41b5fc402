import type { JobProblem, JobState, LineCode } from './rules.ts'

type JobTable = {
  id: string
  sandbox_id: string
  account_id: number
  /** JSON. */
  input: string
  /** JSON: where the job continues. Null: at the start. */
  position: string | null
  pause_ms: number
  fail_at: number | null
  state: JobState
  done: number
  total: number | null
  attempt: number
  /** How often another worker has taken it over since its last checkpoint. */
  takeovers: number
  problem: JobProblem | null
  /** JSON. */
  files: string
  chunk_count: number
  line_count: number
  /** Which run of which worker may write to it, and until when without a sign of life. */
  lease: string | null
  lease_until: string | null
  created_at: string
  started_at: string | null
  started_from: number
  finished_at: string | null
  version: number
  updated_at: string
  deleted_at: string | null
}

type JobLineTable = {
  job_id: string
  number: number
  at: string
  code: LineCode
  /** JSON. */
  details: string
}

/** The files of a job in chunks, which are numbered through all its files. */
type JobChunkTable = { job_id: string; number: number; file: number; bytes: Uint8Array }

declare module '#server/database/schema.ts' {
  interface Tables {
    job: JobTable
    job_line: JobLineTable
    job_chunk: JobChunkTable
  }
}
