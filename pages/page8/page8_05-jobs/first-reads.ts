import { firstRead } from '#client/api/first-read.ts'
import { listJobs } from '#resources/jobs/contract.ts'

export default [firstRead(listJobs, { query: {} })]
