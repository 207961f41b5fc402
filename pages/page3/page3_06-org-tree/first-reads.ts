import { firstRead } from '#client/loading/first-read.ts'
import { listBranches } from '#resources/teams/contract.ts'

export default [firstRead(listBranches, { query: { limit: 50 } })]
