import { expect, test } from 'vitest'
import { createPastReplies } from './past-replies.ts'

const reply = (address: string, atMs: number, length = 1) => ({
  address,
  atMs,
  status: 200,
  headers: new Headers(),
  body: new Uint8Array(length),
})

test('returns the response of a URL at a given time, or the oldest one for an earlier time', () => {
  const past = createPastReplies()
  for (const atMs of [10, 20, 30]) past.keep(reply('/a', atMs))
  past.keep(reply('/b', 25))
  expect([5, 10, 29, 99].map(moment => past.at('/a', moment)?.atMs)).toEqual([10, 10, 20, 30])
  expect(past.at('/c', 99)).toBeUndefined()
})

test('keeps the newest four megabytes', () => {
  const past = createPastReplies()
  for (let atMs = 1; atMs <= 10; atMs++) past.keep(reply('/a', atMs, 1024 * 1024))
  expect(past.at('/a', 0)?.atMs).toBe(7)
})
