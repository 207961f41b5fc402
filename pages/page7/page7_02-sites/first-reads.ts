import { firstRead } from '#client/loading/first-read.ts'
import { MAP_READS } from '#client/ui/map/first-reads.ts'
import { listCounties } from '#resources/counties/contract.ts'

export default [...MAP_READS, firstRead(listCounties)]
