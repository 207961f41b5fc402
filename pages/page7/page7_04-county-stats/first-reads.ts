import { firstRead } from '#client/api/first-read.ts'
import { listCountyStats } from '#resources/county-stats/contract.ts'

export default [firstRead(listCountyStats)]
