import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { type JobInput, readJob, startJob } from '#resources/jobs/contract.ts'
import { openDatabase } from '#server/database/open.ts'
import { closeServices } from '#server/open-services.ts'
import { openClient, openServices } from './in-process.ts'
import type { Row } from './report.ts'

const WARM_UP: JobInput = { kind: 'export-events', format: 'csv', eventKind: 'order.cancelled' }
const INPUTS: Record<string, JobInput> = {
  'export of 100,000 events as CSV': { kind: 'export-events', format: 'csv' },
  'export of 100,000 events as JSON Lines': { kind: 'export-events', format: 'jsonl' },
  'sales report': { kind: 'sales-report', language: 'en', zone: 'Asia/Taipei' },
}

/** Measures jobs, and how long they keep the event loop from other requests. */
export async function measureJobs(): Promise<Row[]> {
  const folder = mkdtempSync(`${tmpdir()}/strive-bench-`)
  // BENCH_DATABASE may name a PostgreSQL server.
  const db = await openDatabase(process.env.BENCH_DATABASE ?? folder)
  const services = await openServices(db)
  const client = await openClient(services)
  const ended = async (jobId: string) => {
    while ((await client.call(readJob, { params: { jobId } })).state !== 'succeeded') await sleep(50)
  }
  // The first job loads code that the others use.
  await ended((await client.call(startJob, { body: { input: WARM_UP } })).id)
  const rows: Row[] = []
  for (const [name, input] of Object.entries(INPUTS)) {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    const begun = performance.now()
    const { id: jobId } = await client.call(startJob, { body: { input } })
    delay.enable()
    const blocks = watchBlocks()
    await ended(jobId)
    delay.disable()
    const longestMs = blocks.stop()
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    const ms = (ns: number) => (ns / 1e6).toFixed(0)
    rows.push([
      name,
      `${seconds} s; event loop delayed by p99 ${ms(delay.percentile(99))} ms, at most ${ms(delay.max)} ms; longest block ${longestMs.toFixed(0)} ms of CPU time`,
      'goal: at most 50 ms',
    ])
  }
  await closeServices(services)
  rmSync(folder, { recursive: true, force: true })
  return rows
}

/** The longest time that this thread computed without a turn of the event loop, which other programs don't lengthen. */
function watchBlocks() {
  let longestMs = 0
  let before = process.threadCpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    longestMs = Math.max(longestMs, (user + system) / 1000)
    before = process.threadCpuUsage()
  }, 1)
  return {
    stop() {
      clearInterval(timer)
      return longestMs
    },
  }
}
