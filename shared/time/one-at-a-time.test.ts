import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('work runs in order, each when the one before has ended, also after a failure', async () => {
  const inTurn = oneAtATime()
  const seen: string[] = []
  const work = (name: string) => async () => {
    seen.push(`${name} begins`)
    await new Promise(setImmediate)
    seen.push(`${name} ends`)
    if (name === 'second') throw new Error(name)
    return name
  }
  const all = await Promise.allSettled(['first', 'second', 'third'].map(name => inTurn(work(name))))
  expect(seen).toEqual(['first', 'second', 'third'].flatMap(name => [`${name} begins`, `${name} ends`]))
  expect(all).toMatchObject([{ value: 'first' }, { reason: { message: 'second' } }, { value: 'third' }])
})
