import { firstRead } from '#client/loading/first-read.ts'
import { listImports } from '#resources/imports/contract.ts'
import { listTeams } from '#resources/teams/contract.ts'

export default [
  firstRead(listImports, { query: { limit: 20 } }),
  firstRead(listTeams, { query: { limit: 200, sort: 'name' } }),
]
