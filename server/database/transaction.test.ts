import { expect, test } from 'vitest'
import { problemOf } from './failures/failures.ts'
import { openDatabase } from './open.ts'
import { inTransaction } from './transaction.ts'

/** The error that PostgreSQL raises for a transaction that conflicts with another. */
const inTheWay = () => Object.assign(new Error('deadlock detected'), { code: '40P01' })

test('a transaction that conflicts with another is retried, and one that fails for other reasons is not', async () => {
  const db = await openDatabase(':memory:')
  let tries = 0
  const result = await inTransaction(db, async () => {
    if (++tries < 4) throw inTheWay()
    return 'done'
  })
  expect([result, tries]).toEqual(['done', 4])
  const wrong = inTransaction(db, async () => {
    tries++
    throw new Error('wrong')
  })
  await expect(wrong).rejects.toThrow('wrong')
  expect(tries).toBe(5)
  await db.destroy()
})

test('retries are limited, and then the response tells when to retry', async () => {
  const db = await openDatabase(':memory:')
  let tries = 0
  const never = inTransaction(db, async () => {
    tries++
    throw inTheWay()
  })
  const error = await never.catch((error: unknown) => error)
  expect(problemOf(error)?.body).toMatchObject({ status: 503, code: 'unavailable', retryAfterSeconds: 2 })
  expect(tries).toBe(12)
  await db.destroy()
})
