import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields } from './fields.ts'

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    /** A weekly van route from a service point. */
    delivery_route: SandboxRow &
      TableOf<typeof fields> & {
        /** The normalized name (`nameKeyOf`); unique among routes that are not deleted. */
        name_key: string
        /** The name, normalized for search. */
        folded: string
        deleted_at: string | null
      }
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['delivery_route'] as const
