import { firstRead } from '#client/api/first-read.ts'
import { readCounters } from '#resources/counters/contract.ts'

export default [firstRead(readCounters)]
