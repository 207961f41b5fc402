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
  ['2026-11-01T12:00:00Z', '19 days ago', '19 天前'],
])('%s is %s', (moment, en, zh) => {
  expect([ageOf(moment, NOW, 'en'), ageOf(moment, NOW, 'zh-Hant-TW')]).toEqual([en, zh])
})
