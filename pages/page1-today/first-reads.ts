import { firstRead } from '#client/loading/first-read.ts'
import { OPERATORS_ZONE } from '#client/state/early-reads.ts'
import {
  countEvents,
  countOrders,
  countSignIns,
  countTickets,
  readServerState,
  sumSales,
} from '#resources/overview/contract.ts'

const LATEST = { query: { zone: OPERATORS_ZONE, days: 7 } }

export default [
  firstRead(countOrders, LATEST),
  firstRead(sumSales, LATEST),
  firstRead(countTickets, LATEST),
  firstRead(countEvents, LATEST),
  firstRead(countSignIns, LATEST),
  firstRead(readServerState),
]
