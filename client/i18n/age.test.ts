import { expect, test } from 'vitest'
import { ageOf } from './age.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T12:00:00Z', 'now', '現在'],
  ['2026-11-20T12:00:09Z', 'now', '現在'],
  ['2026-11-20T11:59:01Z', '59 seconds ago', '59 秒前'],
  ['2026-11-20T11:00:01Z', '59 minutes ago', '59 分鐘前'],
  ['2026-11-20T10:00:00Z', '2 hours ago', '2 小時前'],
  ['2026-11-19T12:00:00Z', 'yesterday', '昨天'],
  // 47 hours, and two nights.
  ['2026-11-18T13:00:00Z', '2 days ago', '前天'],
  ['2026-11-01T12:00:00Z', '19 days ago', '19 天前'],
])('%s is %s', (moment, en, zh) => {
  expect([ageOf(moment, NOW, 'en', 'UTC'), ageOf(moment, NOW, 'zh-Hant-TW', 'UTC')]).toEqual([en, zh])
})

test('days are those of the zone', () => {
  // In Taipei, half past midnight, and a quarter to midnight two days before.
  const [moment, now] = ['2026-11-18T15:45:00Z', Date.parse('2026-11-19T16:30:00Z')]
  expect(ageOf(moment, now, 'en', 'Asia/Taipei')).toBe('2 days ago')
  expect(ageOf(moment, now, 'en', 'UTC')).toBe('yesterday')
  // On this day, the clock is set back.
  expect(ageOf('2026-11-01T04:10:00Z', Date.parse('2026-11-02T04:40:00Z'), 'en', 'America/New_York')).toBe('yesterday')
})
