import { firstRead } from '#client/loading/first-read.ts'
import { MAP_READS } from '#client/ui/map/first-reads.ts'
import { listAreas } from '#resources/areas/contract.ts'
import { listTeams } from '#resources/teams/contract.ts'

export default [
  ...MAP_READS,
  firstRead(listAreas, { query: { limit: 100 } }),
  firstRead(listTeams, { query: { limit: 200, sort: 'name' } }),
]
