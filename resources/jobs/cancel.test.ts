import { afterEach, expect, test } from 'vitest'
import { ADMIN, openTestApp } from '#tests/test-app.ts'
import { cancelJob, listJobs, readJob, retryJob, startJob } from './contract.ts'
import { cancelAll, slowExport } from './samples.ts'

const app = await openTestApp()
const me = await app.signInAs(ADMIN)
afterEach(() => cancelAll(me))

test('a retry that is cancelled before it begins has no files from that moment on', async () => {
  // The worker is busy with two others.
  for (let n = 0; n < 2; n++) await me.call(startJob, { body: slowExport })
  const states = async () => (await me.call(listJobs)).rows.map(({ state }) => state)
  await expect.poll(states).toEqual(['running', 'running'])
  const { id } = await me.call(startJob, { body: slowExport })
  const files = JSON.stringify([{ name: 'events.csv', mediaType: 'text/csv', size: 3 }])
  const failed = { state: 'failed', problem: 'practice', done: 5, position: '{}', chunk_count: 1, files } as const
  const finished_at = new Date().toISOString()
  await app.db
    .updateTable('job')
    .set({ ...failed, finished_at })
    .where('id', '=', id)
    .execute()
  await app.db
    .insertInto('job_chunk')
    .values({ job_id: id, number: 0, file: 0, bytes: Buffer.from('abc') })
    .execute()

  const at = { params: { jobId: id } }
  expect(await me.call(retryJob, at)).toMatchObject({ state: 'waiting', files: [{ size: 3 }] })
  const cancelled = await me.call(cancelJob, at)
  expect(cancelled).toMatchObject({ state: 'cancelled', files: [] })
  expect(await me.call(readJob, at)).toEqual(cancelled)
})
