import { firstRead } from '#client/loading/first-read.ts'
import { listVisits } from '#resources/visits/contract.ts'

export default [firstRead(listVisits, { query: { limit: 200 } })]
