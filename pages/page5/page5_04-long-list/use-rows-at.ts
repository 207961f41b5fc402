import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { NamedEvent } from '#resources/events/contract.ts'
import { itemAt } from '#shared/objects.ts'
import { blockQuery } from './outline/block-query.ts'
import { type Outline, partIndexOf } from './outline/outline.ts'
import type { EventFilter } from './search-params.ts'

/** Dragging the scroll bar passes hundreds of blocks; only where it rests is fetched. */
const REST_MS = 80

/** The rows at these indexes, as far as they are loaded. Missing ones are fetched when scrolling rests. */
export function useRowsAt({ blocks }: Outline, filter: EventFilter, indexes: readonly number[]) {
  const seen = [...new Set(indexes.map(index => partIndexOf(blocks, index)))]
    .filter(place => place >= 0)
    .sort((a, b) => a - b)
    .join()
  const [rested] = useDebouncedValue(seen, REST_MS, { leading: true })
  const places = useMemo(() => placesIn(seen), [seen])
  // Scrolling mostly stays within the same blocks, and then it costs no look at their queries.
  const wanted = useMemo(() => {
    const resting = placesIn(rested)
    return places.map(place => ({ ...blockQuery(filter, itemAt(blocks, place)), enabled: resting.includes(place) }))
  }, [blocks, filter, places, rested])
  const queries = useQueries({ queries: wanted })
  const failed = queries.filter(({ error }) => error !== null)
  return {
    rowAt(index: number): NamedEvent | undefined {
      const place = partIndexOf(blocks, index)
      const start = blocks[place]?.start ?? 0
      return queries[places.indexOf(place)]?.data?.[index - start]
    },
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const query of failed) void query.refetch()
    },
  }
}

const placesIn = (key: string) => (key === '' ? [] : key.split(',').map(Number))
