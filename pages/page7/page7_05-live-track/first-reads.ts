import { firstRead } from '#client/loading/first-read.ts'
import { OPERATORS_ZONE } from '#client/state/early-reads.ts'
import { MAP_READS } from '#client/ui/map/first-reads.ts'
import { listAreas } from '#resources/areas/contract.ts'
import { listTrackDays } from '#resources/tracks/contract.ts'

export default [
  ...MAP_READS,
  firstRead(listTrackDays, { query: { zone: OPERATORS_ZONE } }),
  firstRead(listAreas, { query: { limit: 100 } }),
]
