import { afterAll, beforeEach, expect, test } from 'vitest'
import { listAudit, readAudit, restoreAudit } from '#resources/audit/contract.ts'
import { createKey } from '#resources/keys/contract.ts'
import { forkSandbox, resetSandbox, restoreSnapshot, takeSnapshot } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { ADMIN, createTestApp, match, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import { addToCounter, readCounters, replaceCounters, resetCounters } from './contract.ts'

let app: TestApp
beforeEach(async () => {
  app ??= await createTestApp()
  await (await app.signInAs(ADMIN)).call(resetCounters)
})
afterAll(() => app.close())

test('S-STATE-1: starts with 20 and with 10, 20, 30', async () => {
  const me = await app.signInAs(OPERATOR)
  const { body, headers } = await me.send(readCounters)
  expect(body).toMatchObject({ number: 20, array: [10, 20, 30] })
  expect(headers.get('etag')).toBe(`"${body.version}"`)
})

test('loses an update when two clients each write what they read plus one', async () => {
  const me = await app.signInAs(ADMIN)
  const [mine, theirs] = [await me.call(readCounters), await me.call(readCounters)]
  await me.call(replaceCounters, { body: { number: mine.number + 1, array: mine.array } })
  await me.call(replaceCounters, { body: { number: theirs.number + 1, array: theirs.array } })
  expect(await me.call(readCounters)).toMatchObject({ number: 21 })
})

test('refuses a write whose If-Match is out of date', async () => {
  const me = await app.signInAs(ADMIN)
  const { body: read, headers } = await me.send(readCounters)
  const put = { headers: { 'if-match': headers.get('etag') ?? '' }, body: { number: 21, array: read.array } }
  const stored = await me.call(replaceCounters, put)
  expect(await refusalOf(me.call(replaceCounters, put))).toMatchObject({ status: 412, code: 'stale', current: stored })
})

test('counts all simultaneous steps, on the number and in the list', async () => {
  const me = await app.signInAs(ADMIN)
  const steps = Array.from({ length: 12 }, (_, n) =>
    n % 2 ? { target: 'number' as const, by: 1 } : { target: 2, by: -2 },
  )
  await Promise.all(steps.map(body => me.call(addToCounter, { body })))
  expect(await me.call(readCounters)).toMatchObject({ number: 26, array: [10, 20, 18] })
})

test('keeps separate counters for each operator', async () => {
  const [me, other] = [await app.signInAs(ADMIN), await app.signInAs(OPERATOR)]
  const before = await other.call(readCounters)
  await me.call(addToCounter, { body: { target: 'number', by: 5 } })
  expect(await other.call(readCounters)).toEqual(before)
})

const step = (by: number) => ({ body: { target: 'number' as const, by } })

test('a key counts in its own sandbox, and main stays as it was', async () => {
  const me = await app.signInAs(ADMIN)
  await me.call(addToCounter, step(1))
  const { id } = await me.call(forkSandbox, { body: { name: 'of the key' } })
  const { token } = await me.call(createKey, {
    body: { name: 'Front end', scope: 'write', origins: [], sandboxId: id },
  })
  expect(await app.as(token).call(readCounters)).toMatchObject({ number: 21 })
  expect(await app.as(token).call(addToCounter, step(5))).toMatchObject({ number: 26 })
  expect(await me.call(readCounters)).toMatchObject({ number: 21 })
})

test('a snapshot keeps the counters, and a reset restores the initial ones', async () => {
  const me = await app.signInAs(ADMIN)
  const { id } = await me.call(forkSandbox, { body: { name: 'kept' } })
  const params = { sandboxId: id }
  await me.call(switchSandbox, { body: params })
  await me.call(addToCounter, step(3))
  const { id: snapshotId } = await me.call(takeSnapshot, { params, body: { name: 'at 23' } })
  await me.call(addToCounter, step(3))
  await me.call(restoreSnapshot, { params, body: { snapshotId } })
  expect(await me.call(readCounters)).toMatchObject({ number: 23 })
  await me.call(resetSandbox, { params })
  expect(await me.call(readCounters)).toEqual({ number: 20, array: [10, 20, 30], version: 0 })
})

test('the audit trail of the sandbox lists the steps, and only their account can undo them', async () => {
  const [me, other] = [await app.signInAs(ADMIN), await app.signInAs(OPERATOR)]
  await me.call(addToCounter, step(4))
  const stored = await me.call(addToCounter, step(4))
  const theirs = await other.call(addToCounter, step(1))
  const { rows } = await other.call(listAudit, { query: { entity: 'counters', rowId: '1' } })
  const params = { auditId: rows[1]?.id ?? 0 }
  expect(await other.call(readAudit, { params })).toMatchObject({ canRestore: false, obstacle: 'not-permitted' })
  const restore = { params, headers: match(stored.version) }
  expect(await refusalOf(other.call(restoreAudit, restore))).toMatchObject({ status: 403 })
  await me.call(restoreAudit, restore)
  expect(await me.call(readCounters)).toMatchObject({ number: 24 })
  expect(await other.call(readCounters)).toEqual(theirs)
})

test.each([
  [{ number: 1_000_001, array: [] }, '/body/number', 'too-big'],
  [{ number: 1.5, array: [] }, '/body/number', 'invalid-type'],
  [{ number: 1, array: Array(9).fill(0) }, '/body/array', 'too-big'],
])('refuses %j', async (body, pointer, code) => {
  const me = await app.signInAs(ADMIN)
  expect(await refusalOf(me.call(replaceCounters, { body }))).toMatchObject({ errors: [{ pointer, code }] })
})
