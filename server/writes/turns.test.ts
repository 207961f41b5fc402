import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('work with the same key runs in order even if some fails, and does not delay work with another key', async () => {
  const inTurn = createTurns<string>()
  const done: string[] = []
  const held = Promise.withResolvers<void>()
  const first = inTurn('one', async () => {
    await held.promise
    done.push('first')
    throw new Error('failed')
  })
  const second = inTurn('one', async () => done.push('second'))
  await inTurn('other', async () => done.push('other'))
  held.resolve()
  await expect(first).rejects.toThrow('failed')
  await second
  expect(done).toEqual(['other', 'first', 'second'])
})
