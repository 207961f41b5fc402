import { firstRead } from '#client/loading/first-read.ts'
import { readCounters } from '#resources/counters/contract.ts'

export default [firstRead(readCounters)]
