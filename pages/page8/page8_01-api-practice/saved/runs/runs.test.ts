import { beforeEach, expect, test, vi } from 'vitest'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import type { Reply } from '#pages/page8/page8_01-api-practice/reply/reply.ts'
import type { Step } from '#resources/saved-requests/contract.ts'
import { forgetRun, startRun, useRuns } from './runs.ts'

type Sent = { id: string; signal: AbortSignal; reply: (status: number) => void }
/** What was sent and waits for an answer, and the questions before the session ends. */
const calls = vi.hoisted(() => ({ sent: [] as Sent[], questions: 0 }))
vi.mock('#pages/page8/page8_01-api-practice/request/sending/send.ts', () => ({
  sendInRun: ({ id }: Operation, _: unknown, signal: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<Partial<Reply>>()
    signal.addEventListener('abort', () => reject(signal.reason))
    calls.sent.push({ id, signal, reply: status => resolve({ status, headers: [], text: null, mediaType: '' }) })
    return promise
  },
}))
vi.mock('#pages/page8/page8_01-api-practice/request/sending/send-guard.ts', () => ({
  isLast: ({ id }: Operation) => id === 'leave',
  maySend: async () => ++calls.questions > 0,
}))

const operation = (id: string): Operation => ({
  ...{ id, resource: '', resourceTitle: { en: '', zh: '' }, method: 'GET', path: '/', summary: { en: '', zh: '' } },
  ...{ needs: '', isPublic: false, params: null, query: null, headers: null, body: null, replies: {}, live: null },
})
const OPERATIONS = ['read', 'leave'].map(operation)
const step = (id: string): Step => ({
  operation: id,
  values: { params: {}, query: {}, headers: {}, text: null, isAnonymous: false, fault: '' },
  takes: [],
  assertions: [{ kind: 'status', at: '', expected: '200' }],
})
const start = (...ids: string[]) => startRun('a', ids.map(step), OPERATIONS, false)
const states = () => useRuns.getState().runs.a?.states.map(({ state }) => state)
const sentIs = (count: number) => expect.poll(() => calls.sent.length).toBe(count)

beforeEach(() => {
  useRuns.setState({ runs: {} })
  Object.assign(calls, { sent: [], questions: 0 })
})

test('steps are sent one after the other, and none after one that fails', async () => {
  const run = start('read', 'read', 'read')
  await sentIs(1)
  expect(states()).toEqual(['sending', 'waiting', 'waiting'])
  calls.sent[0]?.reply(200)
  await sentIs(2)
  expect(useRuns.getState().runs.a?.isOver).toBe(false)
  calls.sent[1]?.reply(500)
  await run
  expect([states(), calls.sent.length, useRuns.getState().runs.a?.isOver]).toEqual([
    ['answered', 'answered', 'waiting'],
    2,
    true,
  ])
})

test('a run that is begun again stops the one before, which shows nothing any more', async () => {
  const first = start('read', 'read')
  await sentIs(1)
  const second = start('read')
  expect(calls.sent[0]?.signal.aborted).toBe(true)
  await first
  expect([states(), calls.sent.length]).toEqual([['sending'], 2])
  calls.sent[1]?.reply(200)
  await second
  expect(states()).toEqual(['answered'])
})

test('a run whose steps were rearranged is stopped and gone', async () => {
  const run = start('read', 'read')
  await sentIs(1)
  forgetRun('a')
  await run
  expect([useRuns.getState().runs, calls.sent.length]).toEqual([{}, 1])
})

test('before steps that end the session the operator is asked once', async () => {
  const run = start('read', 'leave', 'leave')
  for (const count of [1, 2, 3]) {
    await sentIs(count)
    expect(calls.questions).toBe(count > 1 ? 1 : 0)
    calls.sent[count - 1]?.reply(200)
  }
  await run
})
