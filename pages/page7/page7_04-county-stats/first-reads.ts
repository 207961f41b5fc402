import { firstRead } from '#client/loading/first-read.ts'
import { listCountyStats } from '#resources/county-stats/contract.ts'

export default [firstRead(listCountyStats)]
