import { useEffect, useMemo, useState } from 'react'
import { useUrlState } from '#client/router/url-state.ts'
import { type Marker, useMap } from '#client/state/state.ts'
import { type Bounds, formatViewpoint, type LngLat, parseViewpoint, type Viewpoint } from '#client/ui/map/viewpoint.ts'
import { followKeeping } from './markers/keeping.ts'
import { followLists } from './markers/list-keeping.ts'
import { listTypeOf } from './markers/list-types.ts'
import { MarkerMapState, NO_LIST } from './search-params.ts'

/**
 * The markers of the shown lists, the selected marker and the viewpoint, partly from the URL, with functions to change
 * them.
 */
export function useMarkerMap() {
  const [state, change] = useUrlState(MarkerMapState)
  const { markers, filter } = useMap()
  const [frame, setFrame] = useState<Bounds | null>(null)
  useEffect(() => {
    const ends = [followKeeping(), followLists()]
    return () => {
      for (const end of ends) end()
    }
  }, [])

  const { lists } = state
  const shown = useMemo(
    () => (lists ? markers.filter(one => lists.includes(listOf(one, filter))) : markers),
    [markers, lists, filter],
  )
  const typeOf = useMemo(() => {
    const types = new Map(filter.map(({ id, type }) => [id, listTypeOf(type)]))
    return (list: string | undefined) => types.get(list ?? '') ?? 'place'
  }, [filter])
  const counts = useMemo(() => {
    const byList = new Map<string, number>()
    for (const one of markers) byList.set(listOf(one, filter), (byList.get(listOf(one, filter)) ?? 0) + 1)
    return byList
  }, [markers, filter])

  return {
    ...state,
    view: state.at ? parseViewpoint(state.at) : null,
    markers,
    filter,
    shown,
    counts,
    chosen: shown.find(({ id }) => id === state.marker) ?? null,
    typeOf,
    frame,
    showAll: (places: readonly LngLat[]) => setFrame(boundsOf(places)),
    setView: (view: Viewpoint) => change({ at: formatViewpoint(view) }, { replace: true }),
    choose: (marker: string | undefined) => change({ marker }, { replace: true }),
    setLists: (next: string[] | undefined) => change({ lists: next }),
    setSort: (sort: string) => change({ sort }, { replace: true }),
  }
}

/** An unknown list (the lists could not be stored, or another tab is ahead) counts as none. */
const listOf = ({ list }: Marker, filter: readonly { id: string }[]) =>
  list !== undefined && filter.some(({ id }) => id === list) ? list : NO_LIST

function boundsOf(places: readonly LngLat[]): Bounds | null {
  if (places.length === 0) return null
  const lngs = places.map(({ lng }) => lng)
  const lats = places.map(({ lat }) => lat)
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b))
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b))
  return [least(lngs), least(lats), most(lngs), most(lats)]
}
