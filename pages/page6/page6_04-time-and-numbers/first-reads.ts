import { firstRead } from '#client/api/first-read.ts'
import { listLogins } from '#resources/login-log/contract.ts'

export default [firstRead(listLogins, { query: { limit: 1 } })]
