import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { useGlobal } from '#client/state/state.ts'
import { formatViewpoint, parseViewpoint, type Viewpoint } from '#client/ui/map/viewpoint.ts'
import { type Area, listAreas } from '#resources/areas/contract.ts'
import { MAX_AREAS } from '#resources/areas/rules.ts'
import { AreasState } from './search-params.ts'

const NONE: readonly Area[] = []

/** All areas of the sandbox, the open one, and the viewpoint, the last two from the URL. */
export function useAreas() {
  const [state, change] = useUrlState(AreasState)
  const query = useQuery(api.query(listAreas, { query: { limit: MAX_AREAS } }))
  useLiveRows('areas')
  const areas = query.data?.rows ?? NONE
  return {
    query,
    areas,
    open: areas.find(({ id }) => id === state.area) ?? null,
    canEdit: useGlobal(global => global.permissions.includes('areas:write')),
    view: state.at ? parseViewpoint(state.at) : null,
    setView: (view: Viewpoint) => change({ at: formatViewpoint(view) }, { replace: true }),
    openArea: (id: number | null) => change({ area: id ?? undefined }, { replace: true }),
  }
}
