import { firstRead } from '#client/loading/first-read.ts'
import { readPreferences } from '#resources/preferences/contract.ts'

export default [firstRead(readPreferences)]
