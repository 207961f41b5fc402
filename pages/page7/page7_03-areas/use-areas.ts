import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { useShown } from '#client/shell/use-shown.ts'
import { useGlobal } from '#client/state/state.ts'
import { formatViewpoint, parseViewpoint, type Viewpoint } from '#client/ui/map/viewpoint.ts'
import { type Area, type AreaChange, listAreas } from '#resources/areas/contract.ts'
import { MAX_AREAS } from '#resources/areas/rules.ts'
import { AreasState } from './search-params.ts'

const NONE: readonly Area[] = []
const areasQuery = api.query(listAreas, { query: { limit: MAX_AREAS } })

/** Shows what changes have made of their areas, so that the next step does not begin with what was there before. */
export const showChanged = (changes: readonly AreaChange[], rows: readonly Area[]): void =>
  void queryClient.setQueryData(areasQuery.queryKey, known => {
    if (!known) return known
    const areas = new Map(known.rows.map(area => [area.id, area]))
    for (const [index, row] of rows.entries())
      if (changes[index]?.kind === 'delete') areas.delete(row.id)
      else areas.set(row.id, row)
    return { ...known, rows: [...areas.values()].sort((one, other) => one.id - other.id) }
  })

/** All areas of the sandbox, the open one, and the viewpoint, the last two from the URL. */
export function useAreas() {
  const [state, change] = useUrlState(AreasState)
  const query = useQuery(areasQuery)
  useLiveRows('areas')
  const openArea = (id: number | null) => change({ area: id ?? undefined }, { replace: true })
  const { shown, leave } = useShown(state.area, id => openArea(id ?? null))
  const areas = query.data?.rows ?? NONE
  return {
    query,
    areas,
    /** Asks before unsaved details of the one before are lost. */
    open: areas.find(({ id }) => id === shown) ?? null,
    canEdit: useGlobal(global => global.permissions.includes('areas:write')),
    view: state.at ? parseViewpoint(state.at) : null,
    setView: (view: Viewpoint) => change({ at: formatViewpoint(view) }, { replace: true }),
    openArea,
    /** Closes the open area without asking. */
    leaveArea: leave,
    /** Closes an area, unless another one has been opened meanwhile. */
    closeArea: (id: number) => change(now => (now.area === id ? { area: undefined } : {}), { replace: true }),
  }
}
