import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { api } from '#client/api/api.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { formatViewpoint, parseViewpoint, TAIWAN, type Viewpoint } from '#client/ui/map/viewpoint.ts'
import { useSize } from '#client/ui/use-size.ts'
import { clusterSites, type Site, type SiteFilter } from '#resources/sites/contract.ts'
import type { Box, LngLat } from '#resources/sites/rules.ts'
import { itemsOf, type MapItem, type Spot } from './items.ts'
import { SitesState } from './search-params.ts'
import { boxOf, CLOSEST_ZOOM, isWithin, requestFor, viewInto, viewOf } from './view.ts'

/** The item under the pointer or with the focus, and on which side it is. The other side follows. */
export type Hovered = (Spot & { on: 'map' | 'list' }) | null
export type OnHover = (spot: Spot | null) => void

const [west, south, east, north] = TAIWAN
const NOWHERE = { west, south, east, north, zoom: 0 }
const NO_ITEMS: readonly MapItem[] = []

/** The state of the page from its URL, and what the server has for it. */
export function useSites() {
  const [state, change] = useUrlState(SitesState)
  const [frame, measured] = useSize()
  const size = measured.width > 0 ? measured : null
  const [hovered, setHovered] = useState<Hovered>(null)
  const { at, kind, township, isOpen, productId, clustering } = state

  // Before the first move, all of Taiwan is shown.
  const view = useMemo(
    () => (at && parseViewpoint(at)) || (size && viewOf({ west, south, east, north }, size)),
    [at, size],
  )
  const filter = useMemo<SiteFilter>(() => ({ kind, township, isOpen, productId }), [kind, township, isOpen, productId])
  const asked = useMemo(() => view && size && requestFor(view, size), [view, size])
  const query = useQuery({
    ...api.query(clusterSites, { query: { ...filter, ...(asked ?? NOWHERE), clustering } }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  })
  // An order changes the stock of a product.
  useLiveRows(productId === undefined ? null : 'products', clusterSites.path)
  const items = useMemo(() => (query.data ? itemsOf(query.data) : NO_ITEMS), [query.data])

  const showView = useCallback(
    (next: Viewpoint, options?: { replace: boolean }) => change({ at: formatViewpoint(next) }, options),
    [change],
  )

  /** Opens a site (null: closes it), and moves the map if it doesn't show it. */
  function chooseSite(site: Site | null) {
    const isShown = !site || !view || !size || isWithin(site, boxOf(view, size))
    const moved = isShown ? {} : { at: formatViewpoint({ ...site, zoom: view.zoom }) }
    change({ site: site?.id, ...moved }, { replace: isShown })
  }

  /** Opens a site, or shows a cluster closer. The list shows the sites of one that can't be split. */
  function choose(item: MapItem) {
    if (item.is === 'site') return chooseSite(item.site)
    if (!view || !size) return
    const next = formatViewpoint(viewInto(item.cluster.bounds, view, size))
    if (view.zoom < CLOSEST_ZOOM) change({ at: next })
    else change({ at: next, panel: 'list' })
  }

  return {
    state,
    change,
    frame,
    size,
    view,
    showView,
    filter,
    /** The box of the request; null until the size of the map is known. */
    box: asked && boxIn(asked),
    query,
    /** There were too many clusters for this zoom level. */
    isCoarser: query.data !== undefined && asked !== null && query.data.zoom < asked.zoom,
    items,
    hovered,
    setHovered,
    choose,
    chooseSite,
    /** Shows a location and opens the list of the sites near it. */
    showNear: ({ lng, lat, near }: LngLat & { near: string | undefined }) =>
      change({ near, panel: 'nearest', at: formatViewpoint({ lng, lat, zoom: 12 }) }),
  }
}
export type Sites = ReturnType<typeof useSites>

const boxIn = ({ west, south, east, north }: Box): Box => ({ west, south, east, north })
