import { expect, test } from 'vitest'
import { dayInTaiwan, isPhone, LATEST_HANDOVER_DAYS, wrongInHandoverDay, wrongInPurchaseDay } from './rules.ts'

const EVENING = Date.parse('2026-11-21T17:00:00Z')

test('uses the date in Taiwan', () => {
  expect([dayInTaiwan(EVENING), dayInTaiwan(EVENING - 3_600_001)]).toEqual(['2026-11-22', '2026-11-21'])
})

test('a purchase is in the past, a hand-over in the near future', () => {
  expect([wrongInPurchaseDay('2026-11-22', EVENING), wrongInPurchaseDay('2026-11-23', EVENING)]).toEqual([
    null,
    'in-future',
  ])
  const latest = dayInTaiwan(EVENING, LATEST_HANDOVER_DAYS)
  expect(['2026-11-21', '2026-11-22', latest, '2027-06-01'].map(day => wrongInHandoverDay(day, EVENING))).toEqual([
    'in-past',
    null,
    null,
    'too-late',
  ])
})

test.each([
  ['0912-345-678', true],
  ['(02) 2345 6789 #12', true],
  ['+886 912 345 678', true],
  ['12345', false],
  ['------', false],
  ['call me', false],
])('is %j a telephone number? %s', (text, expected) => expect(isPhone(text)).toBe(expected))
