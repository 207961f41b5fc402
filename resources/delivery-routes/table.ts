import type { SandboxRow, VersionedRow } from '#server/database/schema.ts'
import type { SLOTS, WEEKDAYS } from './rules.ts'

/** What a van does each week from a service point. */
export type DeliveryRouteTable = SandboxRow &
  VersionedRow & {
    name: string
    /** The name as two are compared (`nameKeyOf`): no two routes that are there have the same. */
    name_key: string
    /** The name as a search compares it. */
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
