import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { type JobLine, listJobLines } from '#resources/jobs/contract.ts'
import { JOB_ID } from '#resources/jobs/rules.ts'

/** The log of a job. Lines never change, so only those after the last one are read again. */
export function useJobLog(jobId: string) {
  const queryKey = [listJobLines.path, jobId] as const
  return useQuery({
    queryKey,
    enabled: JOB_ID.test(jobId),
    async queryFn({ client, signal }) {
      const lines: JobLine[] = [...(client.getQueryData<JobLine[]>(queryKey) ?? [])]
      for (;;) {
        const query = { after: lines.length }
        const { rows, lineCount } = await api.call(listJobLines, { params: { jobId }, query }, { signal })
        lines.push(...rows)
        if (rows.length === 0 || lines.length >= lineCount) return lines
      }
    },
  })
}
