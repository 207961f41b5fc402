import type { Rows } from '#server/entities/scoped-rows.ts'
import type { SiteFilter } from './contract.ts'
import { openHours } from './entity.ts'
import type { Location } from './locations.ts'
import { shopsWithStock } from './stock.ts'

/** `key` differs if the locations do. */
export type Matched = { key: string; all: readonly Location[] }

/** The locations that match the filters. */
export async function filterLocations(rows: Rows, all: readonly Location[], filter: SiteFilter): Promise<Matched> {
  const { kind, township, isOpen, productId } = filter
  const open = isOpen === undefined ? null : openHours()
  const stocked = productId === undefined ? null : await shopsWithStock(rows, productId).execute()
  const shops = stocked && new Set(stocked.map(({ id }) => id))
  const matches = (at: Location) =>
    (kind === undefined || at.kind === kind) &&
    (township === undefined || at.townshipId.startsWith(township)) &&
    (open === null || open.includes(at.hours) === isOpen) &&
    (shops === null || shops.has(at.id))
  return {
    // What is open and what is in stock changes with time, so the results are part of the key.
    key: JSON.stringify([kind, township, isOpen, open, shops && [...shops]]),
    all: all.filter(matches),
  }
}
