import { MAP_READS } from '#client/ui/map/first-reads.ts'

export default MAP_READS
