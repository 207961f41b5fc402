import type { TableOf } from '#server/database/mapping.ts'
import type { fields } from './fields.ts'
import type { MemberState } from './rules.ts'

export type ClassMemberTable = {
  account_id: number
  class_id: string
  /** The learner's own; null until it is made. */
  sandbox_id: string | null
  state: MemberState
  /** Since when an instance has worked on the sandbox. */
  claimed_at: string | null
  joined_at: string
  hand_at: string | null
  /** JSON: what the coach said last. */
  message: string | null
  left_at: string | null
}

declare module '#server/database/schema.ts' {
  interface Tables {
    class: TableOf<typeof fields> & {
      /** The coach. */
      account_id: number
      /** Set while the data of its learners is being deleted. */
      deleted_at: string | null
    }
    class_member: ClassMemberTable
  }
}
