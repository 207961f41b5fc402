import { beforeEach, expect, test } from 'vitest'
import { readJob, startJob } from '#resources/jobs/contract.ts'
import { slowExport } from '#resources/jobs/samples.ts'
import { ADMIN, OPERATOR, openTestApp } from '#tests/test-app.ts'
import { type Claimed, claimNext, release, saveStep } from './queue.ts'
import { startWorker } from './worker.ts'

// The queue alone: no worker runs beside these tests.
const app = await openTestApp()
await app.services.endBackground()
const me = await app.signInAs(ADMIN)
beforeEach(async () => {
  await app.db.deleteFrom('job').execute()
})

const start = (who = me) => who.call(startJob, { body: slowExport })
async function claim(lease: string): Promise<Claimed> {
  const job = await claimNext(app.db, lease)
  if (!job) throw new Error('There is nothing to claim.')
  return job
}

test('runs the job of the operator who has the fewest running first', async () => {
  const other = await app.signInAs(OPERATOR)
  for (const who of [me, me, me, other]) await start(who)
  const owners = []
  for (const lease of ['a', 'b', 'c', 'd']) owners.push((await claim(lease)).account_id)
  expect(owners).toEqual([1, 2, 1, 1])
  expect(await claimNext(app.db, 'e')).toBeNull()
})

test('a worker that has lost its lease can neither write nor give the job away', async () => {
  await start()
  const first = await claim('first')
  await app.db.updateTable('job').set({ lease_until: '2020-01-01T00:00:00.000Z' }).execute()
  const second = await claim('second')
  expect(second).toMatchObject({ id: first.id, takeovers: 1 })
  const step = { done: 1, position: null, isLast: false }
  expect(await saveStep(app.db, first, step)).toBeNull()
  expect(await saveStep(app.db, second, step)).toMatchObject({ done: 1, takeovers: 0 })
  await release(app.db, first)
  expect(await claimNext(app.db, 'third')).toBeNull()
  await release(app.db, second)
  expect(await claim('third')).toMatchObject({ id: first.id })
})

test('a job that stops the server three times at the same place fails honestly', async () => {
  const job = await start()
  for (const lease of ['a', 'b', 'c']) {
    await claim(lease)
    await app.db.updateTable('job').set({ lease_until: null }).execute()
  }
  const end = startWorker(app.services)
  await expect
    .poll(async () => me.call(readJob, { params: { jobId: job.id } }), { interval: 50 })
    .toMatchObject({ state: 'failed', problem: 'interrupted' })
  await end()
})
