import { firstRead } from '#client/api/first-read.ts'
import { sumOrders } from '#resources/orders/contract.ts'

export default [firstRead(sumOrders, { query: {} })]
