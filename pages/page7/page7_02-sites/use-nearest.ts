import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { listNearestSites, type NearbySite } from '#resources/sites/contract.ts'
import type { LngLat } from '#resources/sites/rules.ts'
import type { Sites } from './use-sites.ts'

const NONE: readonly NearbySite[] = []

/** The sites nearest to the township in the URL, or to the operator's own location, which is kept only here. */
export function useNearest({ state: { near, count, panel }, filter }: Sites) {
  const [located, setMine] = useState<LngLat | null>(null)
  // Back may lead to a township that was chosen before.
  const mine = near === undefined ? located : null
  const isAsked = mine !== null || near !== undefined
  const query = useRead(
    listNearestSites,
    { query: { ...filter, ...(mine ?? { townshipId: near }), limit: count } },
    { enabled: isAsked && panel === 'nearest', placeholderData: keepPreviousData },
  )
  // What was there before stays until the next reply, but not if nothing is asked for any more.
  const shown = isAsked && panel === 'nearest' ? query.data : undefined
  return {
    query,
    isAsked,
    isMine: mine !== null,
    setMine,
    /** For the map: none while another panel is shown. */
    origin: shown?.origin ?? null,
    rows: shown?.rows ?? NONE,
  }
}
export type NearestSites = ReturnType<typeof useNearest>
