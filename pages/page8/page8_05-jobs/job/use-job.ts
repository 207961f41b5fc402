import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { readJob } from '#resources/jobs/contract.ts'
import { Problem } from '#shared/errors.ts'

/** A job, read again whenever it makes progress. */
export function useJob(jobId: string) {
  const query = useQuery(api.query(readJob, { params: { jobId } }))
  useLiveRows('jobs')
  const { error } = query
  return { query, isGone: error instanceof Problem && (error.status === 404 || error.status === 400) }
}
