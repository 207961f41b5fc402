import { describe, expect, inject, test } from 'vitest'
import { downloadJobFile, type Job, listJobLines, readJob, startJob } from '#resources/jobs/contract.ts'
import { cancelAll, slowExport } from '#resources/jobs/samples.ts'
import { TEMPLATE } from '#scripts/postgres.ts'
import { createPostgresDatabase } from '#tests/fresh-database.ts'
import { ADMIN, createTestInstance } from '#tests/test-app.ts'

const server = inject('postgres')
const at = ({ id }: { id: string }) => ({ params: { jobId: id } })

// PGlite is one process with one connection, so there can be no second instance.
describe.skipIf(server === 'pglite')('two instances on one PostgreSQL', () => {
  test('share the queue, cancel each other’s jobs, and continue those of an instance that stops', async () => {
    const address = await createPostgresDatabase(server, TEMPLATE)
    const one = await createTestInstance(address)
    const other = await createTestInstance(address)
    const here = await one.signInAs(ADMIN)
    const there = other.as(here.token)
    const leases = async () =>
      (await one.db.selectFrom('job').select('lease').where('state', '=', 'running').execute()).map(
        ({ lease }) => lease,
      )

    const slow: Job[] = []
    for (let count = 0; count < 4; count++) slow.push(await here.call(startJob, { body: slowExport }))
    // Two at a time on each instance, and no job on both.
    await expect.poll(async () => new Set(await leases()).size, { interval: 50 }).toBe(4)
    await cancelAll(there)
    for (const job of slow)
      await expect.poll(async () => (await here.call(readJob, at(job))).state, { interval: 50 }).toBe('cancelled')

    const input = { kind: 'export-events', format: 'csv', eventKind: 'parcel.scanned' } as const
    const job = await here.call(startJob, { body: { input, pauseMs: 100 } })
    await expect.poll(async () => (await there.call(readJob, at(job))).done, { interval: 50 }).toBeGreaterThan(2_000)
    // Either of the two may have the job. They stop long before it has finished.
    await one.close()
    await other.close()
    const third = await createTestInstance(address)
    const me = third.as(here.token)
    await expect.poll(async () => (await me.call(readJob, at(job))).state, { interval: 50 }).toBe('succeeded')
    const { body } = await me.send(downloadJobFile, { params: { jobId: job.id, file: 0 } })
    const ids = (await body.text())
      .trimEnd()
      .split('\n')
      .map(line => line.split(',', 1)[0])
    const lineCount = 1 + (await me.call(readJob, at(job))).done
    expect([ids.length, new Set(ids).size]).toEqual([lineCount, lineCount])
    expect(lineCount).toBeGreaterThan(5_000)
    expect((await me.call(listJobLines, at(job))).rows.map(({ code }) => code)).toContain('taken-over')
    await third.close()
  })
})
