import { firstRead } from '#client/loading/first-read.ts'
import { listCountyStats } from '#resources/county-stats/contract.ts'

export { COUNTY_CODE as laterCode } from '#client/ui/map/first-reads.ts'
export default [firstRead(listCountyStats)]
