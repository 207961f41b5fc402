import { firstRead } from '#client/api/first-read.ts'
import { listRepairDrafts } from '#resources/repair-drafts/contract.ts'

export default [firstRead(listRepairDrafts)]
