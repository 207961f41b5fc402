import type { Generated } from 'kysely'

/** An operator's progress in a task of a lesson. Requests up to `after_id` in the traffic log don't count. */
export type TaskProgressTable = {
  account_id: number
  page: string
  task: string
  after_id: number
  proven_at: string | null
  /** JSON: the requests that met each step. */
  evidence: string
  /** JSON: when it was solved before it was restarted, the first time first. */
  earlier: Generated<string>
}

declare module '#server/database/schema.ts' {
  interface Tables {
    task_progress: TaskProgressTable
    kata_result: {
      account_id: number
      page: string
      /** How many requirements were met, and how many there were. */
      passed: number
      of_all: number
      judged_at: string
    }
    /** How often a task was tried: requests from its page that could have completed it and did not. */
    task_attempt: {
      account_id: number
      page: string
      task: string
      tries: number
      first_at: string
      last_at: string
      /** The newest request that was counted, in the traffic log. */
      last_id: number
    }
  }
}

export const unauditedTables = {
  task_progress: 'is what the server found in the log of requests',
  task_attempt: 'counts what is in the log of requests',
  kata_result: 'is what a judge said last',
} as const
