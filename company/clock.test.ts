import { afterEach, expect, test, vi } from 'vitest'
import { daysBetween, practiceNow } from './clock.ts'

afterEach(() => vi.unstubAllEnvs())

test('practice data ends at the end of the given day in Taipei, or now', () => {
  vi.stubEnv('STRIVE_TODAY', '2026-10-31')
  expect(new Date(practiceNow()).toISOString()).toBe('2026-10-31T16:00:00.000Z')
  vi.stubEnv('STRIVE_TODAY', '')
  expect(Math.abs(practiceNow() - Date.now())).toBeLessThan(1_000)
})

test('rows are moved by whole days only, so that they end less than a day ago', () => {
  const end = '2026-10-31T16:00:00.000Z'
  const days = (now: string) => daysBetween(end, Date.parse(now))
  expect(days('2026-10-31T16:00:00.000Z')).toBe(0)
  expect(days('2026-11-01T15:59:59.999Z')).toBe(0)
  expect(days('2026-11-01T16:00:00.000Z')).toBe(1)
  expect(days('2026-10-31T15:59:59.999Z')).toBe(-1)
})
