import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatLoginTime, parseLoginTime } from './rules.ts'

test('S-LOG-1: a LoginTime is YYYY-MM-DD HH:MM:SS in UTC', () => {
  expect(formatLoginTime(new Date('2026-11-20T08:05:09.999+08:00'))).toBe('2026-11-20 00:05:09')
})

test('reads back every time that it writes, to the second', () => {
  const moments = fc.date({ min: new Date(0), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, at => {
      const second = new Date(Math.floor(at.getTime() / 1000) * 1000)
      expect(parseLoginTime(formatLoginTime(at))).toBe(second.toISOString())
    }),
  )
})

test.each(['2026-02-30 00:00:00', '2026-01-01 25:00:00', '2026-01-01T00:00:00', '2026-1-1 0:0:0', '', 'now'])(
  'refuses %j, which is not a valid time',
  text => expect(parseLoginTime(text)).toBeNull(),
)
