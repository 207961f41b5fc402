import { firstRead } from '#client/loading/first-read.ts'
import { readBaseMap } from '#resources/base-map/contract.ts'

/** For the `first-reads.ts` of pages with a map. */
export const MAP_READS: readonly string[] = [firstRead(readBaseMap)]
