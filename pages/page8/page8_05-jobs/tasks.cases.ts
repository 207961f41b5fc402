import { setTimeout as sleep } from 'node:timers/promises'
import {
  cancelJob,
  downloadJobFile,
  type Job,
  listJobs,
  type NewJob,
  readJob,
  retryJob,
  startJob,
} from '#resources/jobs/contract.ts'
import { cancelAll, slowExport } from '#resources/jobs/samples.ts'
import type { Bench, TaskCases } from '#tests/task-cases.ts'

const LOOK_MS = 10
const at = ({ id }: Pick<Job, 'id'>) => ({ params: { jobId: id } })
/** A few steps. */
const EXPORT: NewJob = {
  input: { kind: 'export-events', format: 'csv', eventKind: 'order.placed' },
  pauseMs: 200,
  failAt: null,
}
const FAILING: NewJob = { ...EXPORT, pauseMs: 0, failAt: 30 }

async function start({ me }: Bench, body: NewJob) {
  await cancelAll(me)
  return me.call(startJob, { body })
}

/** Reads the job until this holds. */
async function readUntil({ me }: Bench, job: Pick<Job, 'id'>, holds: (job: Job) => boolean): Promise<Job> {
  for (;;) {
    const now = await me.call(readJob, at(job))
    if (holds(now)) return now
    await sleep(LOOK_MS)
  }
}

/** Waits for a state in the list, which proves nothing. */
async function listUntil({ me }: Bench, { id }: Pick<Job, 'id'>, state: Job['state']) {
  const isThere = async () =>
    (await me.call(listJobs, { query: {} })).rows.some(row => row.id === id && row.state === state)
  while (!(await isThere())) await sleep(LOOK_MS)
}

const download = ({ me }: Bench, { id }: Pick<Job, 'id'>) =>
  me.send(downloadJobFile, { params: { jobId: id, file: 0 } }).then(({ body }) => body.text())

export const cases: TaskCases = {
  follow: {
    async solution(bench) {
      const job = await start(bench, EXPORT)
      await readUntil(bench, job, ({ state }) => state === 'running')
      await readUntil(bench, job, ({ state }) => state === 'succeeded')
      await download(bench, job)
    },
    nearMisses: {
      'the file is not downloaded': async bench => {
        const job = await start(bench, EXPORT)
        await readUntil(bench, job, ({ state }) => state === 'running')
        await readUntil(bench, job, ({ state }) => state === 'succeeded')
      },
      'nobody looks while it runs': async bench => {
        const job = await start(bench, EXPORT)
        await listUntil(bench, job, 'succeeded')
        await bench.me.call(readJob, at(job))
        await download(bench, job)
      },
      'it is another kind of job': async bench => {
        const input = { kind: 'sales-report', language: 'en', zone: 'Asia/Taipei' } as const
        const job = await start(bench, { input, pauseMs: 20, failAt: null })
        await readUntil(bench, job, ({ state }) => state === 'running')
        await readUntil(bench, job, ({ state }) => state === 'succeeded')
        await download(bench, job)
      },
      'the file of an earlier export is downloaded': async bench => {
        const earlier = await start(bench, { ...EXPORT, pauseMs: 0 })
        await listUntil(bench, earlier, 'succeeded')
        const job = await start(bench, EXPORT)
        await readUntil(bench, job, ({ state }) => state === 'running')
        await readUntil(bench, job, ({ state }) => state === 'succeeded')
        await download(bench, earlier)
      },
    },
  },
  cancel: {
    async solution(bench) {
      const job = await start(bench, slowExport)
      await readUntil(bench, job, ({ done }) => done > 0)
      await bench.me.call(cancelJob, at(job))
      await readUntil(bench, job, ({ state }) => state === 'cancelled')
    },
    nearMisses: {
      'a waiting job is cancelled': async bench => {
        // Two jobs run at once, so the third one waits.
        const jobs = [await start(bench, slowExport)]
        for (const _ of [1, 2]) jobs.push(await bench.me.call(startJob, { body: slowExport }))
        const [, , third] = jobs
        if (!third) throw new Error('Three jobs were started.')
        await bench.me.call(cancelJob, at(third))
        await bench.me.call(readJob, at(third))
        for (const job of jobs.slice(0, 2)) {
          await bench.me.call(cancelJob, at(job))
          await listUntil(bench, job, 'cancelled')
        }
      },
      'nobody looks whether it has stopped': async bench => {
        const job = await start(bench, slowExport)
        await readUntil(bench, job, ({ done }) => done > 0)
        await bench.me.call(cancelJob, at(job))
        await listUntil(bench, job, 'cancelled')
      },
      'it has finished before': async bench => {
        const job = await start(bench, { ...EXPORT, pauseMs: 0 })
        await readUntil(bench, job, ({ state }) => state === 'succeeded')
        await bench.me.call(cancelJob, at(job)).catch(() => undefined)
        await bench.me.call(readJob, at(job))
      },
    },
  },
  resume: {
    async solution(bench) {
      const job = await start(bench, FAILING)
      await readUntil(bench, job, ({ state }) => state === 'failed')
      await bench.me.call(retryJob, at(job))
      await readUntil(bench, job, ({ state }) => state === 'succeeded')
    },
    nearMisses: {
      'it is started anew instead of retried': async bench => {
        const job = await start(bench, FAILING)
        await readUntil(bench, job, ({ state }) => state === 'failed')
        const another = await start(bench, { ...FAILING, failAt: null })
        await readUntil(bench, another, ({ state }) => state === 'succeeded')
      },
      'a cancelled job is retried, which starts again': async bench => {
        const job = await start(bench, EXPORT)
        await readUntil(bench, job, ({ done }) => done > 0)
        await bench.me.call(cancelJob, at(job))
        await listUntil(bench, job, 'cancelled')
        await bench.me.call(retryJob, at(job))
        await readUntil(bench, job, ({ state }) => state === 'succeeded')
      },
      'nobody looks whether it succeeds': async bench => {
        const job = await start(bench, FAILING)
        await readUntil(bench, job, ({ state }) => state === 'failed')
        await bench.me.call(retryJob, at(job))
        await listUntil(bench, job, 'succeeded')
      },
    },
  },
}
