import { firstRead } from '#client/api/first-read.ts'
import { listVisits } from '#resources/visits/contract.ts'

export default [firstRead(listVisits, { query: { limit: 200 } })]
