import { firstRead } from '#client/api/first-read.ts'
import { listBranches } from '#resources/teams/contract.ts'

export default [firstRead(listBranches, { query: { limit: 50 } })]
