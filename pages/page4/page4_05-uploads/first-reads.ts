import { firstRead } from '#client/api/first-read.ts'
import { listUploads } from '#resources/uploads/contract.ts'

export default [firstRead(listUploads)]
