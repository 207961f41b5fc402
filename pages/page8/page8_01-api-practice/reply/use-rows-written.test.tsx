import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openapiQuery } from '#client/api/openapi.ts'
import { queryClient } from '#client/api/query.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import type { AuditDetail } from '#resources/audit/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import type { Reply } from './reply.ts'
import { useRowsWritten } from './use-rows-written.ts'

// Only the method of the endpoint is read.
const CHANGE = { method: 'PATCH' } as Operation
const READ = { method: 'GET' } as Operation
const replyOf = (status: number, requestId = 'r1') =>
  // And only these of the response.
  ({ status, headers: requestId === '' ? [] : [['x-request-id', requestId]] }) as unknown as Reply

/** A record of the audit trail, of a row that nobody has changed since. */
const record = (id: number, requestId = 'r1') =>
  ({
    ...{ id, requestId, entity: 'members', rowId: String(id), action: 'update', version: 2, undoObstacle: null },
    current: { version: 2, isDeleted: false, row: {} },
  }) as unknown as AuditDetail

let held: HeldRequest[]
beforeEach(() => {
  toast.dismissAll()
  held = holdRequests()
  useGlobal.setState({ permissions: ['audit:read'] })
  // No endpoint of its own is needed to restore these rows.
  queryClient.setQueryData(openapiQuery.queryKey, { paths: {} } as never)
})
const readings = (path: RegExp) => held.filter(one => one.method === 'GET' && path.test(one.path))
const writes = () => held.filter(({ method }) => method !== 'GET')
const LIST = /\/audit\?/
const DETAIL = /\/audit\/\d+$/

function open(operation = CHANGE, reply = replyOf(200)) {
  const { result, rerender } = renderHook(({ reply }) => useRowsWritten(operation, reply), {
    wrapper: pageAt(),
    initialProps: { reply },
  })
  return { now: () => result.current, receive: (reply: Reply) => act(async () => rerender({ reply })) }
}
/** Answers the last list of the trail with these records, and then each of their details. */
async function answer(...records: AuditDetail[]) {
  const before = readings(DETAIL).length
  await act(async () =>
    readings(LIST)
      .at(-1)
      ?.reply(200, { rows: records, next: null, count: { value: 0 } }),
  )
  const own = records.filter(({ requestId }) => requestId === 'r1').slice(0, 10)
  await expect.poll(() => readings(DETAIL).length).toBe(before + own.length)
  await act(async () => {
    for (const [at, one] of own.entries()) readings(DETAIL)[before + at]?.reply(200, one)
  })
}
const last = () => useToasts.getState().toasts.at(-1)

test.each<[string, Operation, Reply, string[]]>([
  ['a call that only reads', READ, replyOf(200), ['audit:read']],
  ['a refused call', CHANGE, replyOf(412), ['audit:read']],
  ['a response without an id', CHANGE, replyOf(200, ''), ['audit:read']],
  ['somebody who may not read the trail', CHANGE, replyOf(200), []],
])('the trail is not read for %s', async (_, operation, reply, permissions) => {
  useGlobal.setState({ permissions: permissions as never })
  const { now } = open(operation, reply)
  await act(async () => undefined)
  expect([held, now()]).toEqual([[], null])
})

test('only the rows of this call are shown, the first ten of them, and all are counted', async () => {
  const { now } = open()
  await expect.poll(() => readings(LIST).length).toBe(1)
  await answer(...Array.from({ length: 11 }, (_, at) => record(at + 1)), record(99, 'other'))
  await expect.poll(() => now()?.count).toBe(11)
  expect([now()?.records.map(({ id }) => id), now()?.plan.obstacle]).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'too-many',
  ])
  await act(async () => now()?.undo())
  expect(writes()).toEqual([])
})

test('rows are restored one after the other, and then read again', async () => {
  const { now } = open()
  await expect.poll(() => readings(LIST).length).toBe(1)
  await answer(record(2), record(1))
  await expect.poll(() => now()?.count).toBe(2)
  await act(async () => void now()?.undo())
  expect([writes().map(({ path }) => path), now()?.isUndoing]).toEqual([
    [expect.stringContaining('/audit/2/restore')],
    true,
  ])
  expect(writes()[0]?.headers['if-match']).toBe('"2"')
  await act(async () => writes()[0]?.reply(200, {}))
  await expect.poll(() => writes().length).toBe(2)
  await act(async () => writes()[1]?.reply(200, {}))
  await expect.poll(() => now()?.isUndone).toBe(true)
  expect([now()?.isUndoing, last()?.tone, readings(LIST).length]).toEqual([false, 'good', 2])
})

test('a row that somebody has changed since is not restored, nor any after it', async () => {
  const { now } = open()
  await expect.poll(() => readings(LIST).length).toBe(1)
  await answer(record(2), record(1))
  await expect.poll(() => now()?.count).toBe(2)
  await act(async () => void now()?.undo())
  await act(async () => writes()[0]?.reply(412, { code: 'stale', current: {} }))
  await expect.poll(() => last()?.tone).toBe('bad')
  expect([writes().length, now()?.isUndone, readings(LIST).length]).toEqual([1, false, 2])
})

test('nobody knows whether a row whose reply was lost is restored', async () => {
  const { now } = open()
  await expect.poll(() => readings(LIST).length).toBe(1)
  await answer(record(1))
  await expect.poll(() => now()?.count).toBe(1)
  await act(async () => void now()?.undo())
  await act(async () => writes()[0]?.cut())
  await expect.poll(() => last()?.text).toContain('unknown whether')
  expect(now()?.isUndone).toBe(false)
})

test('the next call is not undone because the one before was', async () => {
  const { now, receive } = open()
  await expect.poll(() => readings(LIST).length).toBe(1)
  await answer(record(1))
  await expect.poll(() => now()?.count).toBe(1)
  await act(async () => void now()?.undo())
  await act(async () => writes()[0]?.reply(200, {}))
  await expect.poll(() => now()?.isUndone).toBe(true)
  await receive(replyOf(200, 'r2'))
  expect(now()).toBeNull()
  await expect.poll(() => readings(LIST).length).toBe(3)
  await act(async () => readings(LIST)[2]?.reply(200, { rows: [], next: null, count: { value: 0 } }))
  await expect.poll(() => now()?.isUndone).toBe(false)
})
