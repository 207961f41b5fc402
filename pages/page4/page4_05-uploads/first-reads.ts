import { firstRead } from '#client/loading/first-read.ts'
import { listUploads } from '#resources/uploads/contract.ts'

export default [firstRead(listUploads)]
