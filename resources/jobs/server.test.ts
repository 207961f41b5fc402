import { beforeEach, describe, expect, test } from 'vitest'
import { listEvents, recordEvents } from '#resources/events/contract.ts'
import { readImportSample } from '#resources/imports/contract.ts'
import { createRole } from '#resources/roles/contract.ts'
import { deleteSandbox, forkSandbox } from '#resources/sandboxes/contract.ts'
import { endPreview, previewRole, switchSandbox } from '#resources/sessions/contract.ts'
import { finishUpload, startUpload } from '#resources/uploads/contract.ts'
import { sendChunk } from '#resources/uploads/samples.ts'
import { jpeg } from '#tests/files/pictures.ts'
import { keepFew } from '#tests/small-company.ts'
import { ADMIN, OPERATOR, openTestApp, refusalOf } from '#tests/test-app.ts'
import {
  cancelJob,
  deleteJob,
  downloadJobFile,
  type Job,
  listJobLines,
  listJobs,
  type NewJob,
  readJob,
  restoreJob,
  retryJob,
  startJob,
} from './contract.ts'
import { KEPT_HOURS, MAX_ACTIVE, MAX_KEPT } from './rules.ts'
import { cancelAll, slowExport } from './samples.ts'
import { sweep } from './sweep.ts'
import { imageSize } from './thread/image-size.ts'

const app = await openTestApp()
await keepFew(app, 100)
const me = await app.signInAs(ADMIN)
beforeEach(async () => {
  await app.db.deleteFrom('job').execute()
})

const at = ({ id }: { id: string }) => ({ params: { jobId: id } })
/** An export of a few hundred events, which takes one step. */
const smallExport: NewJob = {
  input: { kind: 'export-events', format: 'csv', eventKind: 'order.cancelled' },
  pauseMs: 0,
  failAt: null,
}
/** Enough events for several steps. */
const SCANS = { kind: 'export-events', eventKind: 'parcel.scanned' } as const
const REPORT = { kind: 'sales-report', language: 'zh', zone: 'Asia/Taipei' } as const
const start = (body: Partial<NewJob> & Pick<NewJob, 'input'>, who = me) => who.call(startJob, { body })

/** Waits until the job has one of these states. */
async function reach(job: Pick<Job, 'id'>, ...states: Job['state'][]): Promise<Job> {
  await expect.poll(async () => (await me.call(readJob, at(job))).state, { interval: 50 }).toBeOneOf(states)
  return me.call(readJob, at(job))
}
const fileOf = async (job: Pick<Job, 'id'>, file = 0) =>
  Buffer.from(await (await me.send(downloadJobFile, { params: { jobId: job.id, file } })).body.arrayBuffer())
const codesOf = async (job: Pick<Job, 'id'>) => (await me.call(listJobLines, at(job))).rows.map(({ code }) => code)

describe('an export', () => {
  test('is accepted with 202 and a Location, and becomes a file', async () => {
    const { status, body, headers } = await me.send(startJob, { body: smallExport })
    expect([status, headers.get('location')]).toEqual([202, `/api/jobs/${body.id}`])
    expect(body).toMatchObject({ state: 'waiting', done: 0, total: null, attempt: 1, files: [] })
    const job = await reach(body, 'succeeded')
    expect(job.done).toBe(job.total)
    expect(job.files).toMatchObject([{ mediaType: 'text/csv' }])
    const lines = (await fileOf(job)).toString().trimEnd().split('\n')
    expect(lines[0]).toBe('\ufeffid,at,kind,subject,subjectId,memberId')
    expect(lines).toHaveLength(job.done + 1)
    expect(new Set(lines).size).toBe(lines.length)
    expect(job.files[0]?.size).toBe((await fileOf(job)).length)
  })

  test('writes each event once, the recorded ones first, as JSON Lines', async () => {
    // They are of several kinds, in turn.
    await me.call(recordEvents, { body: { count: 20 } })
    const { rows } = await me.call(listEvents, { query: { kind: 'parcel.scanned', limit: 1 } })
    const job = await reach(await start({ input: { ...SCANS, format: 'jsonl' } }), 'succeeded')
    const events = (await fileOf(job))
      .toString()
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(events).toHaveLength(job.total ?? 0)
    expect(events.length).toBeGreaterThan(5_000)
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
    expect(rows[0]).toMatchObject(events[0])
  })

  test('writes its log while it runs, and a reader continues after the last line', async () => {
    const job = await start(slowExport)
    await expect.poll(async () => (await codesOf(job)).length, { interval: 50 }).toBeGreaterThanOrEqual(3)
    const lines = (await me.call(listJobLines, at(job))).rows
    expect(lines.map(({ code }) => code).slice(0, 3)).toEqual(['queued', 'started', 'saved'])
    expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1))
    const rest = await me.call(listJobLines, { ...at(job), query: { after: 2, limit: 1 } })
    expect(rest.rows.map(({ number }) => number)).toEqual([3])
    await cancelAll(me)
  })
})

test('a cancelled job stops during its pause, and its files are gone', async () => {
  const job = await start(slowExport)
  await expect.poll(async () => (await me.call(readJob, at(job))).done, { interval: 50 }).toBeGreaterThan(0)
  const { status, body } = await me.send(cancelJob, at(job))
  expect([status, body.state]).toEqual([202, 'cancelling'])
  const ended = await reach(job, 'cancelled')
  expect(ended.files).toEqual([])
  expect(await app.db.selectFrom('job_chunk').select('number').where('job_id', '=', job.id).execute()).toEqual([])
  expect((await codesOf(job)).slice(-2)).toEqual(['cancel-requested', 'cancelled'])
  expect(await refusalOf(me.call(cancelJob, at(job)))).toMatchObject({
    status: 409,
    code: 'job-state',
    state: 'cancelled',
  })
  expect(await refusalOf(me.call(downloadJobFile, { params: { jobId: job.id, file: 0 } }))).toMatchObject({
    status: 409,
  })

  const again = await me.call(retryJob, at(job))
  expect(again).toMatchObject({ state: 'waiting', done: 0, attempt: 2 })
  await cancelAll(me)
})

test('a failed job goes on from its checkpoint, and writes nothing twice', async () => {
  const failed = await reach(await start({ ...smallExport, input: { ...SCANS, format: 'csv' }, failAt: 30 }), 'failed')
  const { done, total } = failed
  expect(failed.problem).toBe('practice')
  expect(done / (total ?? 0)).toBeGreaterThanOrEqual(0.3)
  expect(done / (total ?? 0)).toBeLessThan(0.5)
  expect(failed.files).toHaveLength(1)
  expect(await refusalOf(me.call(downloadJobFile, { params: { jobId: failed.id, file: 0 } }))).toMatchObject({
    code: 'job-state',
    state: 'failed',
  })
  expect(await me.call(retryJob, at(failed))).toMatchObject({
    state: 'waiting',
    done,
    attempt: 2,
    problem: null,
  })
  const job = await reach(failed, 'succeeded')
  expect(job.startedFrom).toBe(done)
  const ids = (await fileOf(job))
    .toString()
    .trim()
    .split('\n')
    .map(line => line.split(',', 1)[0])
  expect([ids.length, new Set(ids).size]).toEqual([job.done + 1, job.done + 1])
  const codes = await codesOf(job)
  expect(codes.filter(code => code !== 'saved')).toEqual([
    'queued',
    'started',
    'failed',
    'retried',
    'resumed',
    'succeeded',
  ])
  expect(await refusalOf(me.call(retryJob, at(job)))).toMatchObject({ status: 409, state: 'succeeded' })
})

async function uploadAs(name: string, mediaType: string, bytes: Buffer<ArrayBuffer>) {
  const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
  const { id } = await me.call(startUpload, { body: { name, size: bytes.length, mediaType, sha256 } })
  for (let offset = 0; offset < bytes.length; offset += 256 * 1024)
    await sendChunk(me, id, offset, bytes.subarray(offset, offset + 256 * 1024))
  return me.call(finishUpload, { params: { uploadId: id } })
}

describe('other kinds', () => {
  test('an import check lists each issue of the file with its line', async () => {
    const sample = await me.send(readImportSample, { query: { rows: 300, encoding: 'big5', language: 'zh' } })
    const { id } = await uploadAs('new.csv', 'text/csv', Buffer.from(await sample.body.arrayBuffer()))
    const job = await reach(await start({ input: { kind: 'check-import', uploadId: id } }), 'succeeded')
    expect(job).toMatchObject({ done: 300, total: 300, files: [{ name: 'new-issues.csv' }] })
    const lines = (await fileOf(job)).toString().trim().split('\n').slice(1)
    // Seven mistakes per hundred rows.
    expect(
      lines.filter(line => Number.parseInt(line, 10) <= 101).map(line => line.split(',').slice(0, 3).join()),
    ).toEqual([
      '9,email,invalid-format',
      '21,nameZh,too-small',
      '33,joinedOn,invalid-format',
      '45,email,email-twice',
      '60,team,unknown-team',
      '76,job,invalid-value',
      '88,email,email-taken',
    ])
    expect((await me.call(listJobLines, at(job))).rows.at(-3)).toMatchObject({
      code: 'issues-found',
      details: { count: lines.length },
    })
  })

  test('an import check finds an address that has been far above, in other letters', async () => {
    const sample = await me.send(readImportSample, { query: { rows: 300, encoding: 'utf-8', language: 'en' } })
    const lines = (await sample.body.text()).split('\n')
    const EMAIL = /[\w.-]+@[\w.-]+/
    const [address = ''] = EMAIL.exec(lines[1] ?? '') ?? []
    lines[1] = lines[1]?.replace(EMAIL, address.toUpperCase()) ?? ''
    lines[299] = lines[299]?.replace(EMAIL, address) ?? ''
    const { id } = await uploadAs('twice.csv', 'text/csv', Buffer.from(lines.join('\n')))
    const job = await reach(await start({ input: { kind: 'check-import', uploadId: id } }), 'succeeded')
    expect((await fileOf(job)).toString()).toContain(`300,email,email-twice,${address}`)
  })

  test('an import check fails if the file is no CSV file, or is gone', async () => {
    const { id } = await uploadAs('x.csv', 'text/csv', Buffer.from('no heads'))
    const unreadable = await reach(await start({ input: { kind: 'check-import', uploadId: id } }), 'failed')
    expect(unreadable.problem).toBe('unreadable-file')
    const gone = await start({ input: { kind: 'check-import', uploadId: '0'.repeat(16) } })
    expect((await reach(gone, 'failed')).problem).toBe('file-gone')
  })

  test('thumbnails are made of uploaded pictures, and broken ones are named in the log', async () => {
    await uploadAs('wide.jpg', 'image/jpeg', jpeg)
    await uploadAs('broken.png', 'image/png', Buffer.from(jpeg.subarray(0, 50)))
    await uploadAs('notes.txt', 'text/plain', Buffer.from('no picture'))
    const job = await reach(await start({ input: { kind: 'thumbnails', size: 32 } }), 'succeeded')
    expect(job).toMatchObject({ done: 2, total: 2, files: [{ name: '32-wide.jpg', mediaType: 'image/jpeg' }] })
    expect(imageSize(await fileOf(job))).toEqual({ format: 'jpeg', width: 32, height: 24 })
    const { rows } = await me.call(listJobLines, at(job))
    expect(rows.find(({ code }) => code === 'image-skipped')?.details).toEqual({
      name: 'broken.png',
      reason: 'unreadable',
    })
  })

  test('a sales report has a line for each month', async () => {
    const job = await reach(await start({ input: REPORT }), 'succeeded')
    const lines = (await fileOf(job)).toString().trim().split('\n')
    expect(lines.slice(0, 3)).toEqual([
      '# 每月銷售',
      '',
      '| 月份 | 訂單數 | 銷售額（新臺幣） | 已取消 | 最暢銷的商品 |',
    ])
    expect(lines).toHaveLength((job.total ?? 0) + 4)
    expect(lines.at(-1)).toMatch(/^\| \d{4}-\d\d \| [\d,]+ \| [\d,.]+ \| \d+ \| .+ \|$/)
  })
})

test('limits the active jobs of an operator, even if they are started at once', async () => {
  const results = await Promise.allSettled(Array.from({ length: MAX_ACTIVE + 5 }, () => start(slowExport)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_ACTIVE)
  const refused = await me.send(startJob, { body: slowExport }).catch(error => error.body)
  expect(refused).toMatchObject({ status: 429, code: 'too-many-jobs', limit: MAX_ACTIVE, retryAfterSeconds: 5 })
  // Another operator in the same sandbox is not affected.
  const other = await app.signInAs(OPERATOR)
  expect((await start(slowExport, other)).state).toBe('waiting')
  await cancelAll(other)
  await cancelAll(me)
})

test('finished jobs expire, and only the latest are kept', async () => {
  const job = await reach(await start(smallExport), 'succeeded')
  expect(Date.parse(job.expiresAt ?? '') - Date.parse(job.finishedAt ?? '')).toBe(KEPT_HOURS * 3_600_000)
  const finished = Date.parse(job.finishedAt ?? '')
  const isThere = async () => (await me.call(listJobs)).rows.some(({ id }) => id === job.id)
  await sweep(app.db, finished + KEPT_HOURS * 3_600_000 - 1)
  expect(await isThere()).toBe(true)

  const row = await app.db.selectFrom('job').selectAll().where('id', '=', job.id).executeTakeFirstOrThrow()
  const older = { ...row, finished_at: new Date(finished - 1_000).toISOString() }
  await app.db
    .insertInto('job')
    .values(Array.from({ length: MAX_KEPT + 3 }, (_, index) => ({ ...older, id: String(index).padStart(16, '0') })))
    .execute()
  await reach(await start(smallExport), 'succeeded')
  expect((await me.call(listJobs)).rows).toHaveLength(MAX_KEPT)
  expect(await isThere()).toBe(true)

  await sweep(app.db, finished + KEPT_HOURS * 3_600_000)
  expect(await isThere()).toBe(false)
  expect(await app.db.selectFrom('job_line').select('number').where('job_id', '=', job.id).execute()).toEqual([])
})

test('deletes finished jobs only, and restores them', async () => {
  const running = await start(slowExport)
  expect(await refusalOf(me.call(deleteJob, at(running)))).toMatchObject({ status: 409, code: 'job-state' })
  await cancelAll(me)
  const job = await reach(await start(smallExport), 'succeeded')
  await me.call(deleteJob, at(job))
  expect(await refusalOf(me.call(readJob, at(job)))).toMatchObject({ status: 404 })
  expect((await me.call(restoreJob, at(job))).files).toEqual(job.files)
  expect((await fileOf(job)).length).toBe(job.files[0]?.size)
})

test('returns 404 for jobs of other operators, and for files that a job doesn’t have', async () => {
  const other = await app.signInAs(OPERATOR)
  const job = await reach(await start(smallExport), 'succeeded')
  const notFound = { status: 404, code: 'not-found' }
  for (const refused of [readJob, listJobLines, cancelJob, retryJob, deleteJob, restoreJob])
    expect(await refusalOf(other.call(refused, at(job)))).toMatchObject(notFound)
  const missing = { params: { jobId: job.id, file: 1 } }
  expect(await refusalOf(other.call(downloadJobFile, { params: { jobId: job.id, file: 0 } }))).toMatchObject(notFound)
  expect(await refusalOf(me.call(downloadJobFile, missing))).toMatchObject(notFound)
  expect((await other.call(listJobs)).rows).toEqual([])
  expect(await refusalOf(me.call(listJobs, { query: { isActive: 'maybe' as unknown as boolean } }))).toMatchObject({
    status: 400,
  })
})

test('needs the permission of the data that the job reads', async () => {
  const { id: sandboxId } = await me.call(forkSandbox, { body: { name: 'rights' } })
  await me.call(switchSandbox, { body: { sandboxId } })
  const body = { name: { en: 'Nothing', zh: '無' }, basis: 'none' as const, permissions: [] }
  const { id: roleId } = await me.call(createRole, { body })
  await me.call(previewRole, { body: { roleId } })
  expect(await refusalOf(start({ input: REPORT }))).toMatchObject({
    status: 403,
    code: 'not-permitted',
  })
  await me.call(endPreview)
  await me.call(deleteSandbox, { params: { sandboxId } })
})

test('needs it when it is retried, at each step, and to download its file', async () => {
  const { id: sandboxId } = await me.call(forkSandbox, { body: { name: 'steps' } })
  await me.call(switchSandbox, { body: { sandboxId } })
  const body = { name: { en: 'Nothing', zh: '無' }, basis: 'none' as const, permissions: [] }
  const { id: roleId } = await me.call(createRole, { body })
  const refused = { status: 403, code: 'not-permitted' }
  const done = await reach(await start({ input: REPORT }), 'succeeded')
  const failed = await reach(await start({ input: REPORT, failAt: 50 }), 'failed')
  const running = await start({ ...slowExport, pauseMs: 50 })
  await expect.poll(async () => (await me.call(readJob, at(running))).done, { interval: 50 }).toBeGreaterThan(0)
  await app.db
    .insertInto('role_holder')
    .values({ sandbox_id: sandboxId, account_id: 1, role_id: roleId, version: 1 })
    .onConflict(conflict => conflict.columns(['sandbox_id', 'account_id']).doUpdateSet({ role_id: roleId }))
    .execute()
  expect(await reach(running, 'failed')).toMatchObject({ problem: 'not-permitted' })
  expect(await refusalOf(me.call(retryJob, at(failed)))).toMatchObject(refused)
  expect(await refusalOf(me.call(downloadJobFile, { params: { jobId: done.id, file: 0 } }))).toMatchObject(refused)
  await me.call(deleteSandbox, { params: { sandboxId } })
})

test('a job of a deleted sandbox fails, and is deleted with it', async () => {
  const { id: sandboxId } = await me.call(forkSandbox, { body: { name: 'gone' } })
  await me.call(switchSandbox, { body: { sandboxId } })
  const job = await start({ ...slowExport, pauseMs: 50 })
  await expect.poll(async () => (await me.call(readJob, at(job))).done, { interval: 50 }).toBeGreaterThan(0)
  await me.call(deleteSandbox, { params: { sandboxId } })
  const read = () => app.db.selectFrom('job').select(['state', 'problem']).where('id', '=', job.id).executeTakeFirst()
  await expect.poll(read, { interval: 50 }).toMatchObject({ state: 'failed', problem: 'sandbox-gone' })
  const { id: another } = await me.call(forkSandbox, { body: { name: 'purges' } })
  await me.call(deleteSandbox, { params: { sandboxId: another } })
  expect(await read()).toBeUndefined()
})
