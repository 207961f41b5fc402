import { expect, test } from 'vitest'
import { createAppender } from './append.ts'

test('rows that arrive in the same turn share a commit, and each caller gets its own result', async () => {
  const batches: number[][] = []
  const append = createAppender(async (rows: number[]) => {
    batches.push(rows)
    return rows.map(row => row * 10)
  })
  expect(await Promise.all([append(1), append(2), append(3)])).toEqual([10, 20, 30])
  expect(batches).toEqual([[1, 2, 3]])
})

test('rows that arrive during a commit share the next one', async () => {
  const batches: number[][] = []
  let finish = () => {}
  const append = createAppender(async (rows: number[]) => {
    batches.push(rows)
    if (batches.length === 1) await new Promise<void>(resolve => (finish = resolve))
    return rows
  })
  const first = append(1)
  await expect.poll(() => batches.length).toBe(1)
  const rest = [append(2), append(3)]
  finish()
  await Promise.all([first, ...rest])
  expect(batches).toEqual([[1], [2, 3]])
})

test('a failed commit rejects all of its rows, and the next one still runs', async () => {
  let isBroken = true
  const append = createAppender(async (rows: number[]) => {
    if (isBroken) throw new Error('disk full')
    return rows
  })
  const results = await Promise.allSettled([append(1), append(2)])
  expect(results.map(result => result.status)).toEqual(['rejected', 'rejected'])
  isBroken = false
  expect(await append(3)).toBe(3)
})
