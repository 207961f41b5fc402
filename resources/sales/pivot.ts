import { townships } from '#company/townships.ts'
import { ORDER_STATUSES } from '#resources/orders/rules.ts'
import { namesOf } from '#server/entities/fields.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { getExisting } from '#shared/objects.ts'
import type { Pivot, PivotEntry } from './contract.ts'
import type { Grouping, GroupSum } from './group.ts'
import { type Dimension, isTime, OTHER } from './rules.ts'

/** The sums of a pivot table in the order in which it shows them, with the names of its rows and columns. */
export async function pivotOf(rows: Rows, { query, times, sums }: Grouping): Promise<Pivot> {
  const of = (part: GroupSum['part']) => sums.filter(sum => sum.part === part)
  const axis = (dimension: Dimension, part: 'row' | 'column') =>
    entriesOf(rows, dimension, {
      sums: of(part).map(sum => ({ ...sum, key: sum[part] ?? OTHER })),
      times: times[dimension]?.map(({ key }) => key) ?? [],
    })
  const [rowEntries, columnEntries] = [await axis(query.rows, 'row'), await axis(query.columns, 'column')]
  const placesOf = (entries: readonly PivotEntry[]) => new Map(entries.map(({ key }, place) => [key, place]))
  const [rowPlaces, columnPlaces] = [placesOf(rowEntries), placesOf(columnEntries)]
  const cells = of('cell').map(({ row, column, orders, cents }) => ({
    // Each cell belongs to a row and a column of the same query.
    row: getExisting(rowPlaces, row ?? OTHER),
    column: getExisting(columnPlaces, column ?? OTHER),
    orders,
    cents,
  }))
  cells.sort((a, b) => a.row - b.row || a.column - b.column)
  const [total] = of('total')
  return {
    rows: rowEntries,
    columns: columnEntries,
    cells,
    total: { orders: total?.orders ?? 0, cents: total?.cents ?? 0 },
  }
}

type Found = { sums: readonly { key: string; orders: number; cents: number }[]; times: readonly string[] }

/** Months and weeks come one after the other, also those without orders; statuses as an order passes through them. */
async function entriesOf(rows: Rows, dimension: Dimension, { sums, times }: Found): Promise<PivotEntry[]> {
  const order: readonly string[] = isTime(dimension) ? times : dimension === 'status' ? ORDER_STATUSES : []
  const missing = isTime(dimension) ? times.filter(time => !sums.some(({ key }) => key === time)) : []
  const all = [...sums, ...missing.map(key => ({ key, orders: 0, cents: 0 }))]
  const placeOf = (key: string) => (key === OTHER ? Number.POSITIVE_INFINITY : order.indexOf(key))
  all.sort((a, b) => compare(placeOf(a.key), placeOf(b.key)) || b.cents - a.cents || compare(a.key, b.key))
  const names = await namesIn(
    rows,
    dimension,
    all.map(({ key }) => key),
  )
  return all.map(({ key, orders, cents }) => ({ key, name: names.get(key) ?? null, orders, cents }))
}

const compare = <T>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0)

async function namesIn(rows: Rows, dimension: Dimension, keys: readonly string[]) {
  if (dimension === 'county') return new Map(townships().map(({ countyId, county }) => [countyId, county]))
  if (dimension !== 'customer' && dimension !== 'member' && dimension !== 'product') return new Map<string, never>()
  const ids = keys.map(Number).filter(Number.isInteger)
  const named = ids.length > 0 ? await rows<typeof dimension>(dimension).where('id', 'in', ids).execute() : []
  return new Map(named.map(row => [String(row.id), namesOf(row)]))
}
