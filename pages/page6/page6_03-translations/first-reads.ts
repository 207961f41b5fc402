import { firstRead } from '#client/api/first-read.ts'
import { readProgress } from '#resources/translations/contract.ts'

export default [firstRead(readProgress)]
