import { firstRead } from '#client/loading/first-read.ts'
import { sumOrders } from '#resources/orders/contract.ts'

export default [firstRead(sumOrders, { query: {} })]
