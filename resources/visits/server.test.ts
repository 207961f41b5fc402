import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '#resources/audit/contract.ts'
import { forkSandbox, resetSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { takeBulkOut } from '#tests/small-company.ts'
import { ADMIN, createTestApp, match, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import { listVisits, readVisit, updateVisit, type VisitFields } from './contract.ts'
import { MAX_MINUTES, MAX_TEXT_LENGTH } from './rules.ts'
import { firstVisit, report } from './samples.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
let sandboxId: string
beforeAll(async () => {
  app = await createTestApp()
  await takeBulkOut(app)
  me = await app.signInAs(ADMIN)
  const { id } = await me.call(forkSandbox, { body: { name: 'of visits' } })
  sandboxId = id
  await me.call(switchSandbox, { body: { sandboxId } })
})
beforeEach(() => me.call(resetSandbox, { params: { sandboxId } }))
afterAll(() => app.close())

test('lists the visits of one day by time, with all names', async () => {
  const { rows } = await me.call(listVisits)
  expect(rows).toHaveLength(12)
  expect(rows.map(({ startsAt }) => startsAt)).toEqual(rows.map(({ startsAt }) => startsAt).sort())
  const dayInTaipei = (at: string) => new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(0, 10)
  expect(new Set(rows.map(({ startsAt }) => dayInTaipei(startsAt))).size).toBe(1)
  expect(new Set(rows.map(({ technicianId }) => technicianId)).size).toBe(3)
  for (const { customer, place, product, technician, status, version } of rows) {
    for (const name of [customer, place, product, technician]) expect(name.en && name.zh).toBeTruthy()
    expect([status, version]).toEqual(['planned', 1])
  }
  const page = await me.call(listVisits, { query: { sort: 'id', limit: 5 } })
  expect([page.rows.map(({ id }) => id), page.count]).toEqual([[1, 2, 3, 4, 5], { value: 12, isCapped: false }])
})

test('reads a visit with its entity tag, and refuses an unknown one', async () => {
  const visit = await firstVisit(me)
  const { body, headers } = await me.send(readVisit, { params: { visitId: visit.id } })
  expect([body.id, headers.get('etag')]).toEqual([visit.id, '"1"'])
  expect(await refusalOf(me.call(readVisit, { params: { visitId: 999 } }))).toMatchObject({ status: 404 })
  expect(await refusalOf(report(me, { id: 999, version: 1 }, { minutes: 1 }))).toMatchObject({ status: 404 })
})

describe('a report', () => {
  test('changes only the fields that it names, and is recorded', async () => {
    const visit = await firstVisit(me)
    const done = await report(me, visit, { status: 'done', minutes: 47 })
    const noted = await report(me, done, { note: ' Replaced the zip. ' })
    expect(noted).toMatchObject({ status: 'done', minutes: 47, parts: '', note: 'Replaced the zip.', version: 3 })
    const { rows } = await me.call(listAudit, { query: { entity: 'visits', rowId: String(visit.id) } })
    expect(rows.map(({ action }) => action)).toEqual(['update', 'update'])
  })

  test('with an old version is refused, with the current visit', async () => {
    const visit = await firstVisit(me)
    const current = await report(me, visit, { minutes: 20 })
    expect(await refusalOf(report(me, visit, { note: 'late' }))).toMatchObject({ status: 412, code: 'stale', current })
  })

  test('with a key runs once: repeated with the old version, it gets the same response', async () => {
    const visit = await firstVisit(me)
    const headers = { ...match(visit.version), 'idempotency-key': 'one-report' }
    const input = { params: { visitId: visit.id }, headers, body: { minutes: 30 } }
    const first = await me.call(updateVisit, input)
    expect(first.version).toBe(2)
    const { body, headers: sent } = await me.send(updateVisit, input)
    expect([body, sent.get('idempotent-replayed')]).toEqual([first, 'true'])
    const other = { ...input, body: { minutes: 31 } }
    expect(await refusalOf(me.call(updateVisit, other))).toMatchObject({ status: 422, code: 'key-reused' })
  })

  test('that was refused can be sent again with its key and the current version', async () => {
    const visit = await firstVisit(me)
    const { version } = await report(me, visit, { parts: 'Zip' })
    const send = (at: number) =>
      me.call(updateVisit, {
        params: { visitId: visit.id },
        headers: { ...match(at), 'idempotency-key': 'late-report' },
        body: { note: 'late' },
      })
    expect(await refusalOf(send(visit.version))).toMatchObject({ status: 412 })
    expect(await send(version)).toMatchObject({ parts: 'Zip', note: 'late', version: 3 })
  })

  test.each<[string, object, string, string]>([
    ['an unknown status', { status: 'late' }, '/body/status', 'invalid-value'],
    ['negative minutes', { minutes: -1 }, '/body/minutes', 'too-small'],
    ['too many minutes', { minutes: MAX_MINUTES + 1 }, '/body/minutes', 'too-big'],
    ['a long note', { note: 'x'.repeat(MAX_TEXT_LENGTH + 1) }, '/body/note', 'too-big'],
    ['parts that can’t be read', { parts: 'a\0' }, '/body/parts', 'not-readable'],
  ])('with %s is refused, with an issue on the field', async (_, wrong, pointer, code) => {
    const visit = await firstVisit(me)
    // The type system would stop a typed client from sending this.
    const { status, errors } = await refusalOf(report(me, visit, wrong as Partial<VisitFields>))
    expect(status).toBe(400)
    expect(errors).toContainEqual(expect.objectContaining({ pointer, code }))
  })
})

test('visits are hidden from other sandboxes, and a reset brings them back', async () => {
  const visit = await firstVisit(me)
  await report(me, visit, { note: 'only here' })
  const other = await app.signInAs(OPERATOR)
  expect(await other.call(readVisit, { params: { visitId: visit.id } })).toMatchObject({ note: '', version: 1 })
  await me.call(resetSandbox, { params: { sandboxId } })
  expect(await firstVisit(me)).toMatchObject({ note: '', version: 1 })
})
