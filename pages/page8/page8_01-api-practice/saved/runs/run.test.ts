// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Operation, readOperations } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import type { Reply } from '#pages/page8/page8_01-api-practice/reply/reply.ts'
import type { Values } from '#pages/page8/page8_01-api-practice/request/values.ts'
import { valuesOfStep } from '#pages/page8/page8_01-api-practice/saved/steps.ts'
import type { Assertion, Step } from '#resources/saved-requests/contract.ts'
import { wrongInAssertion } from '#resources/saved-requests/rules.ts'
import { findOperations } from '#server/resources.ts'
import { openapi } from '#shared/openapi/openapi.ts'
import { assess, isEqual } from './assertions.ts'
import { runSteps, type StepState, tallyOf, unknownNames } from './run.ts'

const operations = readOperations(openapi({ title: 'test', version: '1' }, await findOperations()))
const operationOf = (id: string) => operations.find(one => one.id === id)
const readProfile = operationOf('readProfile') as Operation

const reply = (body: unknown, more: Partial<Reply> = {}): Reply => ({
  at: '2026-11-21T09:00:00.000Z',
  status: 200,
  headers: [['etag', '"3"']],
  mediaType: 'application/json',
  text: JSON.stringify(body),
  bytes: null,
  size: 1,
  isCut: false,
  timing: { totalMs: 120, waitMs: null, downloadMs: null, wireBytes: null },
  ...more,
})

describe('assertions', () => {
  const BODY = { id: 412, name: { en: 'Lin' }, tags: ['a'], none: null, mail: 'lin.7@strive.example' }
  const variables = new Map<string, unknown>([
    ['id', 412],
    ['textId', '412'],
    ['mail', 'lin.7@'],
  ])
  const tried = (kind: Assertion['kind'], at = '', expected = '', answer = reply(BODY)) =>
    assess({ kind, at, expected }, readProfile, answer, variables)

  test.each<[kind: Assertion['kind'], at: string, expected: string, holds: boolean, found: string | null]>([
    ['status', '', '200', true, '200'],
    ['status', '', '201, 200', true, '200'],
    ['status', '', '201', false, '200'],
    ['body-equals', '/id', '412', true, '412'],
    ['body-equals', '/id', '"412"', false, '412'],
    ['body-equals', '/id', '{{id}}', true, '412'],
    ['body-equals', '/id', '{{textId}}', false, '412'],
    ['body-equals', '/name', '{ "en": "Lin" }', true, '{"en":"Lin"}'],
    ['body-equals', '/name/en', 'Lin', true, '"Lin"'],
    ['body-equals', '/none', 'null', true, 'null'],
    ['body-equals', '/nowhere', 'null', false, null],
    ['body-equals', '/tags', '["a"]', true, '["a"]'],
    ['body-matches', '/name/en', '^L.n$', true, '"Lin"'],
    ['body-matches', '/id', '^4\\d+$', true, '412'],
    ['body-matches', '/mail', '^{{mail}}strive', true, '"lin.7@strive.example"'],
    ['body-matches', '/nowhere', '.*', false, null],
    ['body-exists', '/none', '', true, 'null'],
    ['body-exists', '/nowhere', '', false, null],
    ['body-missing', '/nowhere', '', true, null],
    ['body-missing', '/id', '', false, '412'],
    ['header-equals', 'ETag', '"3"', true, '"\\"3\\""'],
    ['header-equals', 'x-none', '1', false, null],
    ['time-below', '', '121', true, '120 ms'],
    ['time-below', '', '120', false, '120 ms'],
  ])('%s %s %s: %s', (kind, at, expected, holds, found) => {
    expect(tried(kind, at, expected)).toMatchObject({ holds, found, unknown: [] })
  })

  test('reports an unknown variable, and fails the assertion', () => {
    expect(tried('body-equals', '/id', '{{nobody}}')).toMatchObject({ holds: false, unknown: ['nobody'] })
  })

  test('matching the contract agrees with the response panel', () => {
    expect(tried('fits')).toMatchObject({ holds: false, found: expect.stringContaining('required') })
    expect(tried('fits', '', '', reply(null, { status: 299 }))).toMatchObject({
      holds: false,
      found: '299 application/json',
    })
  })

  test('a response without a body, or with invalid JSON, has no value anywhere', () => {
    for (const text of [null, '<html>'])
      expect(tried('body-exists', '', '', reply(null, { text }))).toMatchObject({ holds: false, found: null })
    expect(tried('body-matches', '', 'pong', reply(null, { mediaType: 'text/plain', text: 'pong' })).holds).toBe(true)
  })

  test('a response’s value equals itself in any order of its members, and nothing else', () => {
    const turned = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(turned)
        : value !== null && typeof value === 'object'
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, member]) => [key, turned(member)]),
            )
          : value
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), fc.jsonValue(), (one, other) => {
        const [a, b] = [JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other))]
        expect(isEqual(a, turned(a))).toBe(true)
        expect(tried('body-equals', '', JSON.stringify(a), reply(a)).holds).toBe(true)
        expect(isEqual(a, b)).toBe(isEqual(b, a))
        expect(isEqual({ a }, { a, b })).toBe(false)
      }),
    )
  })

  test('reports an invalid assertion in advance, and never throws', () => {
    const assertion = fc.record({
      kind: fc.constantFrom<Assertion['kind']>('status', 'body-equals', 'body-matches', 'header-equals', 'time-below'),
      at: fc.oneof(fc.string(), fc.constantFrom('/id', '', 'etag')),
      expected: fc.oneof(fc.string(), fc.constantFrom('200', '{{id}}', '(', '[', '{{id}}{2}')),
    })
    fc.assert(
      fc.property(assertion, one => {
        const { holds } = assess(one, readProfile, reply(BODY), variables)
        if (holds) expect(wrongInAssertion(one)).toBeNull()
      }),
      { numRuns: 500 },
    )
  })
})

describe('a run', () => {
  const step = (operation: string, more: Partial<Step> = {}): Step => ({
    operation,
    values: { params: {}, query: {}, headers: {}, text: null, isAnonymous: false, fault: '' },
    takes: [],
    assertions: [],
    ...more,
  })
  const CHAIN: Step[] = [
    step('createMember', {
      takes: [
        { name: 'memberId', from: 'body', at: '/id' },
        { name: 'etag', from: 'header', at: 'ETag' },
        { name: 'code', from: 'status', at: '' },
      ],
      assertions: [{ kind: 'status', at: '', expected: '201' }],
    }),
    step('readMember', {
      values: { ...step('').values, params: { memberId: '{{memberId}}' } },
      assertions: [{ kind: 'body-equals', at: '/id', expected: '{{memberId}}' }],
    }),
    step('updateMember', {
      values: {
        ...step('').values,
        params: { memberId: '{{memberId}}' },
        headers: { 'if-match': '{{etag}}' },
        body: { note: 'was {{code}}' },
      },
    }),
  ]

  type RunOptions = Partial<Parameters<typeof runSteps>[0]>
  async function run(replies: (Reply | Error)[], { steps = CHAIN, ...given }: RunOptions = {}) {
    const sent: [string, Values][] = []
    let last: readonly StepState[] = []
    await runSteps({
      steps,
      operationOf,
      valuesOf: valuesOfStep,
      send: async (operation, values) => {
        const next = replies[sent.push([operation.id, values]) - 1]
        if (next instanceof Error) throw next
        return next ?? reply({})
      },
      maySend: async () => true,
      signal: new AbortController().signal,
      isGoingOn: false,
      onChange: states => {
        last = states
      },
      ...given,
    })
    return { sent, states: last, tally: tallyOf(last) }
  }
  const created = reply({ id: 412 }, { status: 201 })

  test('sends each step with the variables of earlier steps, with their types', async () => {
    const { sent, states, tally } = await run([created, reply({ id: 412 })])
    expect(sent.map(([id]) => id)).toEqual(['createMember', 'readMember', 'updateMember'])
    expect(sent[1]?.[1].params).toEqual({ memberId: 412 })
    expect(sent[2]?.[1]).toMatchObject({ headers: { 'if-match': '"3"' }, body: { note: 'was 201' } })
    expect(states[0]).toMatchObject({
      taken: [{ name: 'memberId', found: { value: 412 } }, {}, { found: { value: 201 } }],
    })
    expect(tally).toEqual({ holding: 2, assertions: 2, answered: 3, totalMs: 360, stoppedAt: null })
  })

  test('stops at the first failed assertion, unless it may go on', async () => {
    const replies = [created, reply({ id: 1 })]
    const stopped = await run(replies)
    expect(stopped.states.map(({ state }) => state)).toEqual(['answered', 'answered', 'waiting'])
    expect(stopped.tally).toMatchObject({ holding: 1, assertions: 2, stoppedAt: 2 })
    const whole = await run(replies, { isGoingOn: true })
    expect(whole.tally).toMatchObject({ holding: 1, assertions: 2, answered: 3, stoppedAt: null })
  })

  test('stops at an unanswered call, and sends nothing at an unknown variable', async () => {
    const unanswered = await run([new Error('no answer')])
    expect(unanswered.states[0]).toEqual({ state: 'unanswered', why: 'unreachable' })
    expect(unanswered.tally.stoppedAt).toBe(1)
    const untaken = await run([reply({}, { status: 201 })])
    expect(untaken.states[1]).toEqual({ state: 'unknown', names: ['memberId'] })
    expect(untaken.sent).toHaveLength(1)
  })

  test('ends on an abort or when a step is declined, and reports a missing endpoint', async () => {
    const controller = new AbortController()
    const send = async () => {
      controller.abort()
      throw controller.signal.reason
    }
    const aborted = await run([], { send, signal: controller.signal, isGoingOn: true })
    expect(aborted.states.map(({ state }) => state)).toEqual(['unanswered', 'waiting', 'waiting'])
    const declined = await run([], { maySend: async () => false, isGoingOn: true })
    expect([declined.sent, declined.states[0]?.state, declined.states[1]?.state]).toEqual([[], 'declined', 'waiting'])
    const gone = await run([], { steps: [step('noSuchEndpoint')] })
    expect([gone.sent, gone.states[0]]).toEqual([[], { state: 'gone' }])
  })

  test('every run has its own unique text', async () => {
    const steps = [step('readProfile', { values: { ...step('').values, headers: { 'x-run': '{{run}}' } } })]
    const texts = await Promise.all([1, 2].map(async () => (await run([], { steps })).sent[0]?.[1].headers['x-run']))
    expect(texts[0]).toMatch(/^[0-9a-f]{8}$/)
    expect(texts[0]).not.toBe(texts[1])
  })

  test('reports a name that no earlier step takes before anything is sent', () => {
    expect(unknownNames(CHAIN)).toEqual([[], [], []])
    expect(unknownNames(CHAIN.slice(1))).toEqual([['memberId'], ['memberId', 'etag', 'code']])
  })
})
