import { firstRead } from '#client/loading/first-read.ts'
import { listAreas } from '#resources/areas/contract.ts'
import { listTeams } from '#resources/teams/contract.ts'

export default [
  firstRead(listAreas, { query: { limit: 100 } }),
  firstRead(listTeams, { query: { limit: 200, sort: 'name' } }),
]
