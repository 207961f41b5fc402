import { firstRead } from '#client/loading/first-read.ts'
import { listLogins } from '#resources/login-log/contract.ts'

export default [firstRead(listLogins, { query: { limit: 1 } })]
