import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import {
  deleteSandbox,
  forkSandbox,
  listSandboxes,
  resetSandbox,
  restoreSnapshot,
  takeSnapshot,
} from '#resources/sandboxes/contract.ts'
import { openDatabase } from '#server/database/open.ts'
import { closeServices } from '#server/open-services.ts'
import { openClient, openServices } from './in-process.ts'
import { quantile, type Row } from './report.ts'

const RUNS = 30

/** Measures operations on whole sandboxes, with a database on disk and without a network. */
export async function measureSandbox(): Promise<Row[]> {
  const folder = mkdtempSync(`${tmpdir()}/strive-bench-`)
  const open = async () => {
    const begun = performance.now()
    const db = await openDatabase(folder)
    const services = await openServices(db)
    return { services, ms: performance.now() - begun }
  }
  const first = await open()
  await closeServices(first.services)
  const { services, ms: laterMs } = await open()
  const client = await openClient(services)
  const times: Record<string, number[]> = {}
  const timed = async <T>(what: string, work: Promise<T>): Promise<T> => {
    const begun = performance.now()
    const done = await work
    times[what] ??= []
    times[what].push(performance.now() - begun)
    return done
  }
  for (let run = 0; run < RUNS; run++) {
    const { id } = await timed('fork', client.call(forkSandbox, { body: { name: 'bench' } }))
    const at = { params: { sandboxId: id } }
    const kept = await timed('snapshot', client.call(takeSnapshot, { ...at, body: { name: 'bench' } }))
    await timed('restore', client.call(restoreSnapshot, { ...at, body: { snapshotId: kept.id } }))
    await timed('reset', client.call(resetSandbox, at))
    await timed('list', client.call(listSandboxes))
    await timed('delete, the one before for good', client.call(deleteSandbox, at))
  }
  await closeServices(services)
  rmSync(folder, { recursive: true, force: true })
  const figure = (of: number[]) => `p50 ${quantile(of, 0.5).toFixed(0)} ms, p95 ${quantile(of, 0.95).toFixed(0)} ms`
  return [
    ['database made, migrated and filled (first start)', `${first.ms.toFixed(0)} ms`, 'promise: first start ≤ 5 s'],
    ['database opened (later start)', `${laterMs.toFixed(0)} ms`, 'promise: later starts ≤ 1 s'],
    ...Object.entries(times).map(
      ([what, of]): Row => [
        `sandbox: ${what}`,
        figure(of),
        what === 'list' || what.startsWith('delete') ? '' : 'promise: ≤ 200 ms',
      ],
    ),
  ]
}
