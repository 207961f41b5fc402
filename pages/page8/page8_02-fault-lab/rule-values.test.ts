import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { RuleFields } from '#resources/faults/contract.ts'
import { parseFault } from '#shared/platform/faults.ts'
import { FAILURE_NAMES, fieldsOf, valuesOf } from './rule-values.ts'

test.each(FAILURE_NAMES.filter(name => name !== 'none'))(
  'the failure %s creates a rule that the server accepts',
  failure => {
    const fields = fieldsOf({ ...valuesOf(null), failure })
    expect(z.safeParse(RuleFields, fields).success).toBe(true)
    expect(Object.keys(fields.fault)).toContain(failure)
  },
)

test.each([
  'delay=800;jitter=400;status=503;p=0.3;seed=7',
  'offline;first=2',
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
    calls: 3,
    version: 1,
  } as const
  const values = valuesOf({ ...rule, endsAt: '2026-11-21T00:00:00.000Z', secondsLeft: 60 })
  expect(fieldsOf(values)).toEqual({ method: 'GET', path: '/api/x*', fault, seconds: 60 })
})
