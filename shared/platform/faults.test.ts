import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  createMatcher,
  delayAt,
  Fault,
  faultAt,
  isChosen,
  isPathPattern,
  isSpent,
  MAX_DELAY_MS,
  narrowness,
  PRESET_NAMES,
  parseFault,
  parseOwnFault,
  preview,
  rulesOf,
  writeFault,
} from './faults.ts'

describe('the text of a fault', () => {
  test.each([
    ['delay=800;jitter=400;status=503;p=0.3', { delay: 800, jitter: 400, status: 503, p: 0.3 }],
    [' offline ; first = 2', { offline: true, first: 2 }],
    ['break=null', { break: 'null' }],
    ['hold;first=1', { hold: true, first: 1 }],
    ['hold=1', { hold: true }],
    ['bucket=5;refill=0.5', { bucket: 5, refill: 0.5 }],
  ])('%j is parsed', (text, fault) => expect(parseFault(text).fault).toEqual(fault))

  test.each([
    ['', null, 'syntax'],
    ['delay=800;', null, 'syntax'],
    ['DELAY=1', null, 'syntax'],
    ['delay=1 2', null, 'syntax'],
    ['delays=1', 'delays', 'unknown-parameter'],
    ['constructor=1', 'constructor', 'unknown-parameter'],
    ['delay=1;delay=2', 'delay', 'repeated'],
    ['delay=30001', 'delay', 'too-big'],
    ['delay=-1', 'delay', 'invalid-type'],
    ['delay=1.5', 'delay', 'invalid-type'],
    ['delay', 'delay', 'invalid-type'],
    ['offline=1', 'offline', 'invalid-value'],
    ['hold=2', 'hold', 'invalid-value'],
    ['socket=drop;hold', 'socket', 'socket-alone'],
    ['status=200', 'status', 'too-small'],
    ['break=loudly', 'break', 'invalid-value'],
    ['status=500;p=1.1', 'p', 'too-big'],
    ['bucket=5', 'refill', 'bucket-and-refill'],
    ['p=0.5;seed=3', null, 'nothing-happens'],
    ['socket=drop;status=500', 'socket', 'socket-alone'],
  ])('%j is refused', (text, parameter, code) => {
    expect(parseFault(text).issues).toContainEqual({ parameter, code })
  })

  test.each(['bucket=5;refill=1', 'stale=5', 'session=3', 'status=500;every=2'])('%j needs a rule', text => {
    expect(parseOwnFault(text).issues[0]).toMatchObject({ code: 'needs-rule' })
  })

  const faults = fc
    .record(
      {
        delay: fc.integer({ min: 0, max: MAX_DELAY_MS }),
        jitter: fc.integer({ min: 0, max: MAX_DELAY_MS }),
        status: fc.integer({ min: 400, max: 599 }),
        lost: fc.constant(true as const),
        break: fc.constantFrom('truncate', 'type', 'drop', 'null'),
        p: fc.integer({ min: 0, max: 1000 }).map(n => n / 1000),
        every: fc.integer({ min: 1, max: 50 }),
        seed: fc.nat(),
      },
      { requiredKeys: [] },
    )
    .filter(fault => z.safeParse(Fault, fault).success)

  test('parsing reverses writing', () => {
    fc.assert(
      fc.property(faults, fault => {
        expect(parseFault(writeFault(fault as Fault)).fault).toEqual(fault)
      }),
    )
  })

  test('any text is parsed or refused without crashing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const { fault, issues } = parseFault(text)
        expect(fault === null).toBe(issues.length > 0)
      }),
    )
  })

  test('the same seed gives the same sequence, and no call waits longer than half a minute', () => {
    fc.assert(
      fc.property(faults, fault => {
        const run = () => Array.from({ length: 40 }, (_, n) => preview(fault as Fault, n + 1))
        expect(run()).toEqual(run())
        for (let call = 1; call <= 40; call++)
          expect(delayAt(faultAt(fault as Fault, call), call)).toBeLessThanOrEqual(MAX_DELAY_MS)
      }),
    )
  })
})

describe('the affected calls', () => {
  const chosen = (fault: Fault) => [1, 2, 3, 4, 5, 6].filter(call => isChosen(fault, call))

  test('`first`, `every`, and both', () => {
    expect(chosen({ status: 500, first: 2 })).toEqual([1, 2])
    expect(chosen({ status: 500, every: 3 })).toEqual([3, 6])
    expect(chosen({ status: 500, every: 2, first: 3 })).toEqual([2])
    expect(chosen({ status: 500, p: 0 })).toEqual([])
    expect(chosen({ status: 500, p: 1 })).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('their share matches the probability; another seed picks other calls', () => {
    const hits = (seed: number) =>
      Array.from({ length: 4_000 }, (_, n) => isChosen({ status: 500, p: 0.3, seed }, n + 1))
    expect(hits(7).filter(Boolean).length / 4_000).toBeCloseTo(0.3, 1)
    expect(hits(7)).not.toEqual(hits(8))
  })

  test('a delay next to a failure affects all calls; a delay alone affects only the chosen ones', () => {
    expect(faultAt({ delay: 10, status: 500, first: 1 }, 2)).toMatchObject({ delay: 10 })
    expect(preview({ delay: 10, status: 500, first: 1 }, 2)).toBe('delay=10')
    expect(preview({ delay: 10, first: 1 }, 2)).toBe('none')
  })

  test('a rule for the first calls is spent after them, unless it delays all calls', () => {
    expect(isSpent({ status: 500, first: 2 }, 1)).toBe(false)
    expect(isSpent({ status: 500, first: 2 }, 2)).toBe(true)
    expect(isSpent({ delay: 10, status: 500, first: 2 }, 2)).toBe(false)
    expect(isSpent({ status: 500 }, 99)).toBe(false)
  })
})

describe('the requests that a rule matches', () => {
  const hits = (path: string, request: string) => createMatcher({ method: '*', path })({ method: 'GET', path: request })

  test.each([
    ['*', '/api/profile', true],
    ['/api/species*', '/api/species', true],
    ['/api/species*', '/api/species/25', true],
    ['/api/species/{dexId}', '/api/species/25', true],
    ['/api/species/{dexId}', '/api/species/25/x', false],
    ['/api/species', '/api/species/25', false],
    ['/api/a.c', '/api/abc', false],
    ['/api/*/changes', '/api/areas/changes', true],
    ['/api/*/changes', '/api/areas/changes/1', false],
    ['/api/*/{id}/*s', '/api/a/b/1/words', true],
    ['/api/*/{id}/*s', '/api/a/word', false],
    ['/*ab*b', '/ab', false],
    ['/*ab*b', '/abb', true],
  ])('%s and %s: %s', (path, request, isHit) => expect(hits(path, request)).toBe(isHit))

  test.each(['/a*a*a*b', '/*/{a}/{b}/*/{c}/d*'])('%s takes no time on the longest paths', path => {
    const began = performance.now()
    for (const request of [`/${'a'.repeat(16_000)}`, '/a'.repeat(8_000)]) expect(hits(path, request)).toBe(false)
    expect(performance.now() - began).toBeLessThan(200)
  })

  test('matches the method', () => {
    const matches = createMatcher({ method: 'POST', path: '*' })
    expect(matches({ method: 'POST', path: '/x' })).toBe(true)
    expect(matches({ method: 'GET', path: '/x' })).toBe(false)
  })

  test('the narrowest rule wins: most literal path first, then no star, then the method', () => {
    const rules = [
      { method: '*', path: '*' },
      { method: 'GET', path: '*' },
      { method: '*', path: '/api/species*' },
      { method: '*', path: '/api/species' },
      { method: 'GET', path: '/api/species' },
      { method: '*', path: '/api/species/{dexId}' },
      { method: '*', path: '/api/species/25' },
    ] as const
    expect(rules.toSorted((one, other) => narrowness(one) - narrowness(other))).toEqual(rules)
  })

  test.each(['', 'api', '/a b', '/{', '/{a', '/*a*b*c*', '/{a-b}', '/{a}{b}', '/x{a}', '/*{a}', '/\u0000'])(
    '%j is not a pattern',
    path => expect(isPathPattern(path)).toBe(false),
  )
})

test.each(PRESET_NAMES)('the preset %s consists of valid faults', preset => {
  for (const { fault, path } of rulesOf(preset)) {
    expect(parseFault(writeFault(fault)).fault).toEqual(fault)
    expect(isPathPattern(path)).toBe(true)
  }
})
