import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '#client/api/api.ts'
import { useLanguage } from '#client/i18n/i18n.ts'
import type { LngLat } from '#client/ui/map/viewpoint.ts'
import { findCounties, MAX_POINTS } from '#resources/counties/contract.ts'

/** The debounce time: no requests while a marker is being nudged or dragged. */
const REST_MS = 600
/** Looks up at most this many markers, because nobody reads a longer list. */
const MAX_REQUESTED_POINTS = 5 * MAX_POINTS

const keyOf = ({ lng, lat }: LngLat) => `${lng} ${lat}`

/**
 * Returns the county of a marker: a name, `outside` if there is none, undefined while unknown. Asks the server when the
 * markers rest, for all of them at once, and once per location. If it is unreachable, the counties stay unknown.
 */
export function useCounties(markers: readonly LngLat[], outside: string): (at: LngLat) => string | undefined {
  const language = useLanguage()
  const [rested] = useDebouncedValue(markers, REST_MS)
  const groups = useMemo(() => groupsOf(rested), [rested])
  const answers = useQueries({
    queries: groups.map(points => ({
      ...api.query(findCounties, { body: { points } }),
      // Counties never move.
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
    combine: results => results.map(({ data }) => data),
  })
  return useMemo(() => {
    const names = new Map<string, string>()
    for (const [group, answer] of answers.entries()) {
      const byId = new Map(answer?.counties.map(({ id, name }) => [id, name[language]]))
      for (const [index, { countyId }] of (answer?.places ?? []).entries()) {
        const point = groups[group]?.[index]
        if (point) names.set(keyOf(point), countyId === null ? outside : (byId.get(countyId) ?? ''))
      }
    }
    return at => names.get(keyOf(at))
  }, [answers, groups, language, outside])
}

/** Splits the markers by the limit of one call; two markers at the same location are one point. */
function groupsOf(markers: readonly LngLat[]): LngLat[][] {
  const points = [
    ...new Map(
      markers.slice(0, MAX_REQUESTED_POINTS).map(({ lng, lat }) => [keyOf({ lng, lat }), { lng, lat }]),
    ).values(),
  ]
  return Array.from({ length: Math.ceil(points.length / MAX_POINTS) }, (_, group) =>
    points.slice(group * MAX_POINTS, (group + 1) * MAX_POINTS),
  )
}
