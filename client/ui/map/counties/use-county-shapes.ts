import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '#client/i18n/i18n.ts'
import type { Plane, Point } from '#client/ui/map/plane.ts'
import { pathOf } from '#client/ui/map/projection.ts'

export type CountyShape = { code: string; name: string; path: string; place: Point }

const countiesQuery = {
  queryKey: ['counties'],
  queryFn: async () => (await import('./counties.ts')).loadCounties(),
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
}

/** The counties as SVG paths on this plane, each with the position of its label; none without a plane. */
export function useCountyShapes(plane: Plane | null) {
  const language = useLanguage()
  const query = useQuery(countiesQuery)
  const { data } = query
  const shapes = useMemo(
    (): CountyShape[] =>
      plane && data
        ? data.areas.features.map(({ geometry, properties }) => ({
            code: properties.code,
            name: properties[language],
            path: pathOf(geometry, plane),
            place: plane.project({ lng: properties.at[0], lat: properties.at[1] }),
          }))
        : [],
    [data, plane, language],
  )
  return { query, shapes }
}
