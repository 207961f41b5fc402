import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { Problem } from '#shared/errors.ts'
import { admitHashing, hashInTurn, MAX_ADMITTED, MAX_RUNNING, MAX_WAITING } from './hash-queue.ts'
import { hashPassword } from './passwords.ts'

const MAX_QUEUED = MAX_ADMITTED + MAX_WAITING

test('no more hashes than allowed run at once, and they run in order of arrival, newcomers last', async () => {
  const begun: number[] = []
  const newcomers: Promise<void>[] = []
  let running = 0
  let most = 0
  const hash = (n: number): Promise<void> =>
    hashInTurn(async () => {
      begun.push(n)
      most = Math.max(most, ++running)
      await new Promise(resolve => setImmediate(resolve))
      running--
      if (n === 5) newcomers.push(hash(20), hash(21))
      if (n === 3) throw new Error('one that fails')
    })
  const numbers = Array.from({ length: 20 }, (_, n) => n)
  const done = await Promise.allSettled(numbers.map(hash))
  expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  await Promise.all(newcomers)
  expect([begun, most, running]).toEqual([[...numbers, 20, 21], MAX_RUNNING, 0])
})

test('a few are worked on, the next wait, and a full queue refuses before anything runs and says when to retry', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  let begun = 0
  let done = 0
  const work = async () => {
    begun++
    await held
    done++
  }
  const admitted = Array.from({ length: MAX_QUEUED }, () => admitHashing(work))
  const refused = await admitHashing(work).catch(error => error)
  expect(refused).toBeInstanceOf(Problem)
  expect(refused.body).toMatchObject({ status: 503, code: 'busy', retryAfterSeconds: expect.any(Number) })
  expect(begun).toBe(MAX_ADMITTED)
  release()
  await Promise.all(admitted)
  expect(done).toBe(MAX_QUEUED)
  await admitHashing(work)
  expect(done).toBe(MAX_QUEUED + 1)
})

test('files can be read while hashes wait', async () => {
  let hashed = 0
  const hashing = Array.from({ length: 20 }, () => hashPassword('x').then(() => hashed++))
  await readFile(import.meta.filename)
  expect(hashed).toBeLessThan(10)
  await Promise.all(hashing)
})
