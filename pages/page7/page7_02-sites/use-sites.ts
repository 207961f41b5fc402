import { keepPreviousData } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { formatViewpoint, parseViewpoint, TAIWAN, type Viewpoint } from '#client/ui/map/viewpoint.ts'
import { useSize } from '#client/ui/size/use-size.ts'
import { clusterSites, type Site, type SiteFilter } from '#resources/sites/contract.ts'
import type { LngLat } from '#resources/sites/rules.ts'
import { boxOfCounty } from './filters/county-box.ts'
import { countOf, itemsOf, type MapItem, type Spot } from './items.ts'
import { SitesState } from './search-params.ts'
import { CLOSEST_ZOOM, isWithin, requestFor, shownBox, viewInto, viewOf } from './view.ts'

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
  const query = useRead(
    clusterSites,
    { query: { ...filter, ...(asked ?? NOWHERE), clustering } },
    { enabled: asked !== null, placeholderData: keepPreviousData },
  )
  // An order changes the stock of a product.
  useLiveRows(productId === undefined ? null : 'products', clusterSites.path)
  const drawn = useMemo(() => (query.data ? itemsOf(query.data) : NO_ITEMS), [query.data])
  const box = useMemo(() => view && size && shownBox(view, size), [view, size])
  // The request is for whole cells, which reach beyond the map. Until the reply is there, the old items stay.
  const [listed, setListed] = useState(box)
  if (listed !== box && !query.isPlaceholderData) setListed(box)
  const items = useMemo(() => (listed ? drawn.filter(item => isWithin(item, listed)) : drawn), [drawn, listed])

  const showView = useCallback(
    (next: Viewpoint, options?: { replace: boolean }) => change({ at: formatViewpoint(next) }, options),
    [change],
  )

  /** Sets filters. A county is shown, whatever the map showed before. */
  async function changeFilters(patch: Partial<SitesState>) {
    change(patch)
    if (patch.township === undefined || !size) return
    const county = await boxOfCounty(patch.township)
    if (!county) return
    const at = formatViewpoint(viewOf(county, size))
    // Another county may have been chosen meanwhile, or none.
    change(({ township }) => (township === patch.township ? { at } : {}), { replace: true })
  }

  /** Opens a site (null: closes it), and moves the map if it doesn't show it. */
  function chooseSite(site: Site | null) {
    const isShown = !site || !view || !box || isWithin(site, box)
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
    changeFilters,
    frame,
    size,
    view,
    showView,
    filter,
    /** What the map shows; null until its size is known. */
    box,
    query,
    /** There were too many clusters for this zoom level. */
    isCoarser: !query.isPlaceholderData && query.data !== undefined && asked !== null && query.data.zoom < asked.zoom,
    /** What the map draws: also what is just outside it. */
    drawn,
    items,
    /** How many sites the items are. */
    count: useMemo(() => countOf(items), [items]),
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
