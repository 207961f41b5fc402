import type { Method, Preset } from '#shared/platform/faults.ts'

/** An active practice fault. `fault` is text in the format of shared/platform/faults.ts. */
export type FaultTable = {
  id: string
  account_id: number
  /** The only sandbox whose requests it affects. */
  sandbox_id: string | null
  /** The class whose coach has turned it on. */
  class_id: string | null
  method: Method
  path: string
  fault: string
  preset: Preset | null
  calls: number
  version: number
  started_at: string
  ends_at: string
}

declare module '#server/database/schema.ts' {
  interface Tables {
    fault: FaultTable
  }
}
