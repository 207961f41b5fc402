import { firstRead } from '#client/loading/first-read.ts'
import { readProgress } from '#resources/translations/contract.ts'

export default [firstRead(readProgress)]
