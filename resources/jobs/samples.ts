import { type Client, sample } from '#shared/sample.ts'
import { cancelJob, deleteJob, listJobs, type NewJob, readJob, restoreJob, retryJob, startJob } from './contract.ts'
import { isActive } from './rules.ts'

const at = ({ id }: { id: string }) => ({ params: { jobId: id } })

/** So slow that it is still running when the next call arrives. */
export const slowExport: NewJob = { input: { kind: 'export-events', format: 'csv' }, pauseMs: 1_000, failAt: null }

/** Cancels all active jobs, because only a few may be active. */
export async function cancelAll(me: Client): Promise<void> {
  const { rows } = await me.call(listJobs, { query: { isActive: true } })
  for (const job of rows) await me.call(cancelJob, at(job)).catch(() => undefined)
}

async function startSlow(me: Client) {
  await cancelAll(me)
  return me.call(startJob, { body: slowExport })
}

/** A cancelled job whose worker has stopped. */
async function cancelled(me: Client) {
  const job = await startSlow(me)
  await me.call(cancelJob, at(job))
  while (isActive(await me.call(readJob, at(job)))) await new Promise(resolve => setTimeout(resolve, 20))
  return job
}

export const samples = [
  sample(startJob, async me => {
    await cancelAll(me)
    return { body: slowExport }
  }),
  sample(cancelJob, async me => at(await startSlow(me))),
  sample(retryJob, async me => at(await cancelled(me))),
  sample(deleteJob, async me => at(await cancelled(me))),
  sample(restoreJob, async me => {
    const job = await cancelled(me)
    await me.call(deleteJob, at(job))
    return at(job)
  }),
]
