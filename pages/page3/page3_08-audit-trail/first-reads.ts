import { firstRead } from '#client/api/first-read.ts'
import { listAuditChoices } from '#resources/audit/contract.ts'

export default [firstRead(listAuditChoices)]
