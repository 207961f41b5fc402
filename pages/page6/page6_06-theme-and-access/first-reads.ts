import { firstRead } from '#client/api/first-read.ts'
import { readPreferences } from '#resources/preferences/contract.ts'

export default [firstRead(readPreferences)]
