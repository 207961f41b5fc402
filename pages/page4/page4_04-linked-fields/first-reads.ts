import { firstRead } from '#client/loading/first-read.ts'
import { listCounties } from '#resources/counties/contract.ts'

export default [firstRead(listCounties)]
