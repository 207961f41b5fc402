import { firstRead } from '#client/loading/first-read.ts'
import { listAuditChoices } from '#resources/audit/contract.ts'

export default [firstRead(listAuditChoices)]
