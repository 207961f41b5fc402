import { firstRead } from '#client/api/first-read.ts'
import { listCounties } from '#resources/counties/contract.ts'

export default [firstRead(listCounties)]
