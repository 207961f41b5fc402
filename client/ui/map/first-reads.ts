import { firstRead } from '#client/loading/first-read.ts'
import { readBaseMap } from '#resources/base-map/contract.ts'

// For the `first-reads.ts` of pages with a map.

export const MAP_READS: readonly string[] = [firstRead(readBaseMap)]
export const COUNTY_CODE: readonly string[] = ['client/ui/map/counties/counties.ts']
export const MAP_CODE: readonly string[] = ['client/ui/map/map-canvas.tsx', ...COUNTY_CODE]
