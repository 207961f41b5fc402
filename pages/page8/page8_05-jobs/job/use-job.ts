import { useRead } from '#client/api/use-read.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { readJob } from '#resources/jobs/contract.ts'
import { JOB_ID } from '#resources/jobs/rules.ts'
import { Problem } from '#shared/errors.ts'

/** A job, read again whenever it makes progress. */
export function useJob(jobId: string) {
  const isJobId = JOB_ID.test(jobId)
  const query = useRead(readJob, { params: { jobId } }, { enabled: isJobId })
  useLiveRows('jobs')
  const { error } = query
  return { query, isGone: !isJobId || (error instanceof Problem && error.status === 404) }
}
