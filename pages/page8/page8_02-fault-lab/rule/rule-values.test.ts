import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { linkTo } from '#client/router/links.ts'
import { RuleFields } from '#resources/faults/contract.ts'
import { LIFETIME_SECONDS, parseFault } from '#shared/platform/faults.ts'
import { FAILURE_NAMES, fieldsOf, valuesOf, valuesOfText } from './rule-values.ts'

test.each(FAILURE_NAMES.filter(name => name !== 'none'))(
  'the failure %s creates a rule that the server accepts',
  failure => {
    const fields = fieldsOf({ ...valuesOf(null), failure })
    expect(z.safeParse(RuleFields, fields).success).toBe(true)
    expect(Object.keys(fields.fault)).toContain(failure)
  },
)

test('a fault for the first calls begins with one of them, as the hints say', () => {
  const { fault } = fieldsOf({ ...valuesOf(null), failure: 'lost', choice: 'first' })
  expect(fault).toMatchObject({ lost: true, first: 1 })
})

test.each([
  'delay=800;jitter=400;status=503;p=0.3;seed=7',
  'offline;first=2',
  'hold;every=2',
  'bucket=5;refill=0.2;every=3',
  'delay=5',
])('the form returns %s unchanged', text => {
  const { fault } = parseFault(text)
  if (!fault) throw new Error('no fault')
  const rule = {
    id: '0',
    method: 'GET',
    path: '/api/x*',
    fault,
    sandboxId: null,
    preset: null,
    isOfClass: false,
    calls: 3,
    version: 1,
  } as const
  const values = valuesOf({ ...rule, endsAt: '2026-11-21T00:00:00.000Z', secondsLeft: 60 })
  expect(fieldsOf(values)).toEqual({ method: 'GET', path: '/api/x*', fault, seconds: 60 })
})

describe('a link', () => {
  const opened = (text: string) => {
    const { values, isWhole } = valuesOfText(text)
    return { ...fieldsOf(values), isWhole }
  }
  const rest = { seconds: LIFETIME_SECONDS, isWhole: true }

  test('opens the form with its rule', () => {
    const rule = { method: 'PATCH', path: '/api/profile', fault: { lost: true, first: 1 } } as const
    const link = linkTo('page8_02', { rule: 'PATCH /api/profile lost;first=1' })
    expect(link).toBe('/page8/page8_02?rule=PATCH+%2Fapi%2Fprofile+lost%3Bfirst%3D1')
    expect(opened(new URL(link, 'http://x').searchParams.get('rule') ?? '')).toEqual({ ...rule, ...rest })
    expect(opened('* * hold=1')).toEqual({ method: '*', path: '*', fault: { hold: true }, ...rest })
  })

  test.each([
    ['PATCH /api/profile lost;firs=1', { method: 'PATCH', path: '/api/profile', fault: { status: 503 } }],
    ['LOOK /api/profile lost', { method: '*', path: '/api/profile', fault: { lost: true } }],
    ['GET api/profile lost', { method: 'GET', path: '*', fault: { lost: true } }],
    // The form has one kind of failure.
    ['GET /api/profile lost;status=500', { method: 'GET', path: '/api/profile' }],
    ['', { method: '*', path: '*', fault: { status: 503 } }],
  ])('keeps what can be read of %j, and is not whole', (text, fields) => {
    expect(opened(text)).toMatchObject({ ...fields, isWhole: false })
  })
})
