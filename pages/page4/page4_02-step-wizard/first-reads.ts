import { firstRead } from '#client/loading/first-read.ts'
import { listRepairDrafts } from '#resources/repair-drafts/contract.ts'

export default [firstRead(listRepairDrafts)]
