import { firstRead } from '#client/loading/first-read.ts'
import { listEventDays } from '#resources/events/contract.ts'

export default [firstRead(listEventDays, { query: {} })]
