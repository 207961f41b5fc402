import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import type { NamedEvent } from '#resources/events/contract.ts'
import { blockQuery } from './block-query.ts'
import { type Outline, partIndexOf } from './outline.ts'
import type { EventFilter } from './search-params.ts'

/** Dragging the scroll bar passes hundreds of blocks; only where it rests is fetched. */
const REST_MS = 80

/** The rows at these indexes, as far as they are loaded. Missing ones are fetched when scrolling rests. */
export function useRowsAt({ blocks }: Outline, filter: EventFilter, places: readonly number[]) {
  const seen = [...new Set(places.map(index => partIndexOf(blocks, index)))]
    .filter(place => place >= 0)
    .sort((a, b) => a - b)
  const [rested] = useDebouncedValue(seen.join(), REST_MS, { leading: true })
  const wanted = new Set(rested.split(','))
  const queries = useQueries({
    queries: seen.flatMap(place => {
      const block = blocks[place]
      return block ? [{ ...blockQuery(filter, block), enabled: wanted.has(String(place)) }] : []
    }),
  })
  const failed = queries.filter(({ error }) => error !== null)
  return {
    rowAt(index: number): NamedEvent | undefined {
      const place = partIndexOf(blocks, index)
      const start = blocks[place]?.start ?? 0
      return queries[seen.indexOf(place)]?.data?.[index - start]
    },
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const query of failed) void query.refetch()
    },
  }
}
