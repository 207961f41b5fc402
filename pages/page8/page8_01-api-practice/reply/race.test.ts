import { expect, test } from 'vitest'
import { outcomesOf, race } from './race.ts'
import type { Reply } from './reply.ts'

const reply = (status: number) => ({ status }) as Reply

test('sends all before the first response, and lists them by response, including those without one', async () => {
  const answers: ((reply: Reply | Error) => void)[] = []
  const ask = () =>
    new Promise<Reply>((resolve, reject) => {
      answers.push(answer => (answer instanceof Error ? reject(answer) : resolve(answer)))
    })
  const racing = race(3, ask, new AbortController().signal)
  expect(answers).toHaveLength(3)
  for (const [place, answer] of [
    [2, reply(412)],
    [0, reply(200)],
    [1, new Error('cut')],
  ] as const) {
    answers[place]?.(answer)
    await new Promise(resolve => setTimeout(resolve, 2))
  }
  const runs = await racing
  expect(runs.map(run => [run.place, run.reply?.status])).toEqual([
    [3, 412],
    [1, 200],
    [2, undefined],
  ])
  expect(outcomesOf(runs)).toEqual([
    [412, 1],
    [200, 1],
    [0, 1],
  ])
})

test('an abort ends the race', async () => {
  const controller = new AbortController()
  const racing = race(2, async () => reply(200), controller.signal)
  controller.abort()
  await expect(racing).rejects.toThrow()
})
