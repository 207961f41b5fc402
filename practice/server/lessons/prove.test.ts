import { describe, expect, test } from 'vitest'
import type { Step } from '#shared/platform/lessons/lesson.ts'
import { mayBeMetBy, prove } from './prove.ts'
import type { Seen } from './seen.ts'

const words = { en: '', zh: '' }
const task = (...steps: [Omit<Step, 'says'>, ...Omit<Step, 'says'>[]]) => {
  const [first, ...rest] = steps.map(step => ({ says: words, ...step }))
  return { id: 't', title: words, hint: words, steps: [first as Step, ...rest] as const }
}
let ids = 0
const seen = (endpoint: string, status: number, more: Partial<Seen> = {}): Seen => ({
  id: ++ids,
  requestId: `r${ids}`,
  atMs: ids * 1000,
  answeredAtMs: ids * 1000 + 1,
  endpoint,
  method: 'GET',
  path: '/',
  status,
  durationMs: 1,
  fault: null,
  isFaulty: false,
  agent: '',
  sessionId: 1,
  sandboxId: 'main',
  isByKey: false,
  page: null,
  query: {},
  requestHeaders: {},
  replyHeaders: {},
  request: undefined,
  reply: undefined,
  ...more,
})
/** The indexes of the requests that met each step. */
const met = (of: ReturnType<typeof task>, log: Seen[]) => prove(of, log).map(step => step.map(one => log.indexOf(one)))

describe('a task', () => {
  test('requires its steps in order', () => {
    const steps = task({ endpoint: 'a', status: 412 }, { endpoint: 'a', status: 200 })
    expect(met(steps, [seen('a', 200), seen('a', 412)])).toEqual([[1]])
    expect(met(steps, [seen('a', 412), seen('b', 200), seen('a', 200)])).toEqual([[0], [2]])
  })

  test('can require a step several times, one of several endpoints, and any successful status', () => {
    const steps = task({ endpoint: ['a', 'b'], status: 'good', times: 2 })
    expect(met(steps, [seen('a', 204), seen('b', 404), seen('c', 200)])).toEqual([])
    expect(met(steps, [seen('a', 204), seen('b', 404), seen('b', 304)])).toEqual([[0, 2]])
  })

  test('can require a step soon after the one before, which may then start later', () => {
    const steps = task({ endpoint: 'a' }, { endpoint: 'b', withinSeconds: 1 })
    const log = [seen('a', 200), seen('c', 200), seen('a', 200), seen('b', 200)]
    expect(met(steps, log)).toEqual([[2], [3]])
  })

  test('can require requests to be spaced out or close together, even within one step', () => {
    const log = [seen('a', 200), seen('a', 200), seen('a', 200)]
    expect(met(task({ endpoint: 'a', times: 2, afterSeconds: 2 }), log)).toEqual([[0, 2]])
    expect(met(task({ endpoint: 'a', times: 2, withinSeconds: 1 }), log)).toEqual([[0, 1]])
    expect(met(task({ endpoint: 'a', times: 2, withinSeconds: 0.5 }), log)).toEqual([])
    expect(met(task({ endpoint: 'a', times: 3, afterSeconds: 2 }), log)).toEqual([])
    const late = [seen('a', 200, { atMs: 0 }), ...log]
    expect(met(task({ endpoint: 'a', times: 3, withinSeconds: 1 }), late)).toEqual([[1, 2, 3]])
  })

  test('can require the pause that an earlier response asked for', () => {
    const delay = { step: 'refused', at: '/replyHeaders/retry-after' } as const
    const steps = task({ name: 'refused', status: 429 }, { status: 200, afterSeconds: delay })
    const refusedFor = (seconds: string) => seen('a', 429, { replyHeaders: { 'retry-after': seconds } })
    const patient = [refusedFor('2'), seen('a', 200), seen('a', 200)]
    expect(met(steps, patient)).toEqual([[0], [2]])
    expect(met(steps, patient.slice(0, 2))).toEqual([[0]])
    expect(met(steps, [refusedFor('5'), refusedFor('1'), seen('a', 200)])).toEqual([[1], [2]])
    expect(met(steps, [seen('a', 429), seen('a', 200)])).toEqual([[0]])
  })

  test('can require a request that was sent before an earlier one was answered', () => {
    const steps = task({ name: 'one' }, { where: [{ at: '/atMs', atMost: { step: 'one', at: '/answeredAtMs' } }] })
    const slow = seen('a', 200, { answeredAtMs: (ids + 3) * 1000 })
    expect(met(steps, [slow, seen('b', 200)])).toEqual([[0], [1]])
    expect(met(steps, [seen('a', 200), seen('b', 200)])).toEqual([[0]])
  })

  test('tries each request that a later step refers to', () => {
    const steps = task(
      { name: 'read', endpoint: 'read' },
      {
        endpoint: 'write',
        where: [{ at: '/requestHeaders/if-match', is: { step: 'read', at: '/replyHeaders/etag' } }],
      },
    )
    const log = [
      seen('read', 200, { replyHeaders: { etag: '"1"' } }),
      seen('read', 200, { replyHeaders: { etag: '"2"' } }),
      seen('write', 200, { requestHeaders: { 'if-match': '"2"' } }),
    ]
    expect(met(steps, log)).toEqual([[1], [2]])
    expect(met(steps, log.slice(0, 1).concat(log.slice(2)))).toEqual([[0]])
  })

  test('is not met by comparing missing values', () => {
    const steps = task(
      { name: 'one', endpoint: 'a' },
      { endpoint: 'a', where: [{ at: '/reply', contains: { step: 'one', at: '/request' } }] },
    )
    expect(met(steps, [seen('a', 200), seen('a', 200)])).toEqual([[0]])
    const same = task(
      { name: 'one', endpoint: 'a' },
      { where: [{ at: '/reply/x', isNot: { step: 'one', at: '/reply/x' } }] },
    )
    expect(met(same, [seen('a', 200), seen('a', 200)])).toEqual([[0]])
  })
})

test.each([
  [{ at: '/reply/n', is: 3 } as const, { n: 3 }, { n: '3' }],
  [{ at: '/reply/n', isNot: 3 } as const, { n: 4 }, { n: 3 }],
  [{ at: '/reply/n', atLeast: 3, atMost: 4 } as const, { n: 4 }, { n: 5 }],
  [{ at: '/reply/n', some: { at: '/a', is: 1 } } as const, { n: [{ a: 0 }, { a: 1 }] }, { n: [{ a: 0 }] }],
  [
    {
      at: '/reply/n',
      some: [
        { at: '/a', is: 1 },
        { at: '/b', is: 2 },
      ],
    } as const,
    { n: [{ a: 1, b: 2 }] },
    { n: [{ a: 1 }, { b: 2 }] },
  ],
  [{ at: '/reply/n', none: { at: '/a', is: 1 } } as const, { n: [{ a: 0 }] }, { n: [{ a: 0 }, { a: 1 }] }],
  [{ at: '/reply/n', none: { at: '/a', is: 1 } } as const, { n: [] }, {}],
  [{ at: '/reply/n', length: 1 } as const, { n: [0] }, { n: [] }],
  [{ at: '/reply/n', matches: '^a' } as const, { n: 'ab' }, { n: 'ba' }],
  [{ at: '/reply/list/0/a~1b', is: null } as const, { list: [{ 'a/b': null }] }, { list: [] }],
])('%o', (condition, good, bad) => {
  const steps = task({ endpoint: 'a', where: [condition] })
  expect(met(steps, [seen('a', 200, { reply: good })])).toEqual([[0]])
  expect(met(steps, [seen('a', 200, { reply: bad })])).toEqual([])
})

test('a value is in an earlier list', () => {
  const steps = task(
    { name: 'list', endpoint: 'list' },
    { endpoint: 'end', where: [{ at: '/request/id', among: { step: 'list', at: '/reply/rows', each: '/id' } }] },
  )
  const list = seen('list', 200, { reply: { rows: [{ id: 1 }, { id: 2 }, {}] } })
  expect(met(steps, [list, seen('end', 200, { request: { id: 2 } })])).toEqual([[0], [1]])
  expect(met(steps, [list, seen('end', 200, { request: { id: 3 } })])).toEqual([[0]])
  expect(met(steps, [list, seen('end', 200)])).toEqual([[0]])
})

test('a number is an earlier one plus a difference', () => {
  const version = { step: 'read', at: '/reply/version', plus: 1 } as const
  const steps = task(
    { name: 'read', endpoint: 'read' },
    { endpoint: 'write', where: [{ at: '/reply/version', is: version }] },
  )
  const read = seen('read', 200, { reply: { version: 3 } })
  const write = (version: number) => seen('write', 200, { reply: { version } })
  expect(met(steps, [read, write(4)])).toEqual([[0], [1]])
  expect(met(steps, [read, write(5)])).toEqual([[0]])
})

test('an object contains another, except for listed and overruled fields', () => {
  const steps = task(
    { name: 'refused', status: 412 },
    {
      status: 200,
      where: [
        {
          at: '/reply',
          contains: { step: 'refused', at: '/reply/current', except: ['version'], overruledBy: '/request' },
        },
      ],
    },
  )
  const refused = seen('a', 412, {
    request: { name: 'mine' },
    reply: { current: { name: 'theirs', address: 'theirs', version: 2 } },
  })
  const saved = (reply: object) => seen('a', 200, { reply })
  expect(met(steps, [refused, saved({ name: 'mine', address: 'theirs', version: 3 })])).toEqual([[0], [1]])
  expect(met(steps, [refused, saved({ name: 'mine', address: 'old', version: 3 })])).toEqual([[0]])
})

describe('a step that could be met', () => {
  const step = (more: Omit<Step, 'says'>): Step => ({ says: words, endpoint: 'a', ...more })
  const { requestHeaders: _, replyHeaders: __, request: ___, reply: ____, ...glimpse } = seen('a', 200)

  test('is decided by the parts that were read: unread bodies may contain anything', () => {
    const wanted = step({ where: [{ at: '/reply/name', is: 'x' }] })
    expect(mayBeMetBy(wanted, glimpse)).toBe(true)
    expect(mayBeMetBy(wanted, seen('a', 200, { reply: { name: 'y' } }))).toBe(false)
    expect(mayBeMetBy(wanted, seen('a', 200, { reply: { name: 'x' } }))).toBe(true)
    expect(mayBeMetBy(wanted, { ...glimpse, endpoint: 'b' })).toBe(false)
    expect(mayBeMetBy(step({ status: 412 }), glimpse)).toBe(false)
    expect(mayBeMetBy(step({ where: [{ at: '/query/entity', is: 'members' }] }), glimpse)).toBe(false)
  })

  test('ignores conditions that refer to earlier steps, at any depth', () => {
    const against = { step: 'one', at: '/reply/id' } as const
    expect(mayBeMetBy(step({ where: [{ at: '/method', is: against }] }), glimpse)).toBe(true)
    const some = { at: '/id', isNot: against } as const
    expect(mayBeMetBy(step({ where: [{ at: '/reply/rows', some }] }), seen('a', 200, { reply: { rows: [] } }))).toBe(
      true,
    )
  })
})
