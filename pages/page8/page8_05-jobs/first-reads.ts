import { firstRead } from '#client/loading/first-read.ts'
import { listJobs } from '#resources/jobs/contract.ts'

export default [firstRead(listJobs, { query: {} })]
