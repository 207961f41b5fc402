import { firstRead } from '#client/loading/first-read.ts'
import { OPERATORS_ZONE } from '#client/state/early-reads.ts'
import { listAreas } from '#resources/areas/contract.ts'
import { listTrackDays } from '#resources/tracks/contract.ts'

export default [
  firstRead(listTrackDays, { query: { zone: OPERATORS_ZONE } }),
  firstRead(listAreas, { query: { limit: 100 } }),
]
