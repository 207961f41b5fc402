import { firstRead } from '#client/loading/first-read.ts'
import { listSessions } from '#resources/sessions/contract.ts'

export default [firstRead(listSessions)]
