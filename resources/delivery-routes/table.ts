import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields } from './fields.ts'

/** A weekly van route from a service point. */
type DeliveryRouteTable = SandboxRow &
  TableOf<typeof fields> & {
    /** The normalized name (`nameKeyOf`); unique among routes that are not deleted. */
    name_key: string
    /** The name, normalized for search. */
    folded: string
    deleted_at: string | null
  }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    delivery_route: DeliveryRouteTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['delivery_route'] as const
