import { expect, test } from 'vitest'
import { clockOf, nearnessOf } from './sessions.ts'

test.each([
  ['127.0.0.1', 'own'],
  ['::1', 'own'],
  ['192.168.1.7', 'local'],
  ['10.0.0.1', 'local'],
  ['172.31.255.1', 'local'],
  ['172.32.0.1', 'public'],
  ['fd12:3456::1', 'local'],
  ['fe80::1', 'local'],
  ['2001:db8::1', 'public'],
  ['203.0.113.9', 'public'],
])('%s is %s', (address, nearness) => {
  expect(nearnessOf(address)).toBe(nearness)
})

test('shows the remaining time in minutes and seconds, never below zero', () => {
  expect([30_000, 29_001, 61_000, 0, -5_000].map(clockOf)).toEqual(['0:30', '0:30', '1:01', '0:00', '0:00'])
})
