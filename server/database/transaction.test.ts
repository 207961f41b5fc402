import { expect, test } from 'vitest'
import { problemOf } from './failures.ts'
import { openDatabase } from './open.ts'
import { inTransaction } from './transaction.ts'

/** As PostgreSQL ends a transaction that another one got in the way of. */
const inTheWay = () => Object.assign(new Error('deadlock detected'), { code: '40P01' })

test('a transaction that another one got in the way of is done again, and what others fail at is not', async () => {
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

test('it is not retried for ever: then the reply says when to retry', async () => {
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
