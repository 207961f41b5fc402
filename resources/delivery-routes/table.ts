import type { SandboxRow, VersionedRow } from '#server/database/schema.ts'
import type { SLOTS, WEEKDAYS } from './rules.ts'

/** A weekly van route from a service point. */
export type DeliveryRouteTable = SandboxRow &
  VersionedRow & {
    name: string
    /** The normalized name (`nameKeyOf`); unique among routes that are not deleted. */
    name_key: string
    /** The name, normalized for search. */
    folded: string
    site_id: number
    weekday: (typeof WEEKDAYS)[number]
    slot: (typeof SLOTS)[number]
    deleted_at: string | null
  }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    delivery_route: DeliveryRouteTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['delivery_route'] as const
