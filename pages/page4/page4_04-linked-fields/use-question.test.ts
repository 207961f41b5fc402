import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { FAULT_HEADER } from '#shared/platform/faults.ts'
import { useRace } from './race/use-race.ts'
import { askedFor, useQuestion } from './use-question.ts'

type Held = { input: string; headers: Record<string, string>; signal: AbortSignal } & PromiseWithResolvers<Reply>
type Reply = { body: string; headers: Headers }
let held: Held[]
const send = (input: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
  const reply = Promise.withResolvers<Reply>()
  signal.addEventListener('abort', () => reply.reject(signal.reason))
  held.push({ input, headers, signal, ...reply })
  return reply.promise
}
let hook: { current: { race: ReturnType<typeof useRace>; question: ReturnType<typeof useQuestion<string, string>> } }
let unmount: () => void
beforeEach(() => {
  held = []
  const rendered = renderHook(() => {
    const race = useRace()
    return { race, question: useQuestion(race, 'name', send) }
  })
  hook = rendered.result
  unmount = rendered.unmount
})
const does = (action: () => unknown) => act(async () => void action())
const ask = (input: string) => does(() => hook.current.question.ask(input, `about ${input}`))
const reply = (index: number, requestId = `r${index}`) =>
  does(() =>
    held[index]?.resolve({ body: `of ${held[index]?.input}`, headers: new Headers({ 'x-request-id': requestId }) }),
  )
const answer = () => hook.current.question.answer
const shown = () => [answer().is, askedFor(answer())]
const requests = () =>
  hook.current.race.requests.map(({ subject, outcome, requestId }) => [subject, outcome, requestId])

test('an answer is shown with the question that it answers, and noted with its request', async () => {
  expect([answer(), askedFor(answer())]).toEqual([{ is: 'idle' }, undefined])
  await ask('a')
  expect([shown(), requests()]).toEqual([['asking', 'a'], [['about a', 'waiting', null]]])
  await reply(0)
  expect([answer(), requests()]).toMatchObject([{ is: 'answered', output: 'of a' }, [['about a', 'used', 'r0']]])
})

test('a question that is asked again aborts the one before, whose end has no answer', async () => {
  await ask('a')
  await ask('b')
  expect(held.map(({ signal }) => signal.aborted)).toEqual([true, false])
  await reply(1)
  expect([shown(), requests()]).toEqual([
    ['answered', 'b'],
    [
      ['about a', 'aborted', null],
      ['about b', 'used', 'r1'],
    ],
  ])
})

test('without protection, the late answer to an earlier question takes the place of the newer one', async () => {
  await does(() => hook.current.race.protect('none'))
  await ask('a')
  await ask('b')
  await reply(1)
  await reply(0)
  expect([shown(), requests()]).toEqual([
    ['answered', 'a'],
    [
      ['about a', 'wrong', 'r0'],
      ['about b', 'used', 'r1'],
    ],
  ])
})

test('a request that fails is shown as such, and ends without an answer of the server', async () => {
  await ask('a')
  await does(() => held[0]?.reject(new Error('cut')))
  expect([shown(), requests()]).toEqual([['failed', 'a'], [['about a', 'failed', null]]])
  expect(hook.current.race.requests[0]?.endMs).not.toBeNull()
})

test('a slow request carries its delay', async () => {
  await does(() => hook.current.race.slowDown(true))
  await ask('a')
  await ask('b')
  expect(held.map(({ headers }) => FAULT_HEADER in headers)).toEqual([true, false])
})

test('clearing, and leaving the page, aborts the request', async () => {
  await ask('a')
  await does(() => hook.current.question.clear())
  expect([held[0]?.signal.aborted, answer().is]).toEqual([true, 'idle'])
  await ask('b')
  unmount()
  expect(held[1]?.signal.aborted).toBe(true)
})
