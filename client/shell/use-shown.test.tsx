import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useShown } from './use-shown.ts'

/** The questions whether unsaved changes may be lost, in their order. Each waits for its answer. */
let questions: PromiseWithResolvers<boolean>[]
vi.mock('./leave-guard.tsx', () => ({
  mayLeave: () => {
    const question = Promise.withResolvers<boolean>()
    questions.push(question)
    return question.promise
  },
}))
const name = vi.fn()
beforeEach(() => {
  questions = []
  name.mockClear()
})

function open(named?: number) {
  const { result, rerender } = renderHook(props => useShown(props.named, name), { initialProps: { named } })
  return {
    shown: () => result.current.shown,
    now: () => result.current,
    /** The URL names another record, by a link or by Back. */
    goTo: (named?: number) => rerender({ named }),
  }
}
const answer = (question: number, mayLeave: boolean) => act(async () => questions[question]?.resolve(mayLeave))

test('a record opens at once, without a question', () => {
  const { shown, goTo } = open()
  goTo(1)
  expect([shown(), questions.length]).toEqual([1, 0])
})

test.each([2, undefined])('before %j takes the place of a record, its changes are asked about', async next => {
  const { shown, goTo } = open(1)
  goTo(next)
  expect([shown(), questions.length]).toEqual([1, 1])
  await answer(0, true)
  expect([shown(), name.mock.calls]).toEqual([next, []])
})

test('whoever stays has the URL of what they see again', async () => {
  const { shown, goTo } = open(1)
  goTo(undefined)
  await answer(0, false)
  expect([shown(), name.mock.calls]).toEqual([1, [[1]]])
  goTo(1)
  expect(questions).toHaveLength(1)
})

test('an answer that comes after another step does not count for it', async () => {
  const { shown, goTo } = open(1)
  goTo(2)
  goTo(3)
  await answer(0, true)
  expect([shown(), name.mock.calls]).toEqual([1, []])
  await answer(1, true)
  expect(shown()).toBe(3)
  goTo(4)
  goTo(3)
  // Back where it was: nothing is left, and nothing restored.
  await answer(2, false)
  expect([shown(), name.mock.calls]).toEqual([3, []])
})

test('closing asks once, and what is saved closes without', async () => {
  const { shown, now, goTo } = open(1)
  act(() => void now().close())
  expect(questions).toHaveLength(1)
  await answer(0, false)
  expect(name).not.toHaveBeenCalled()
  act(() => void now().close())
  await answer(1, true)
  expect(name.mock.calls).toEqual([[undefined]])
  goTo(undefined)
  expect([shown(), questions.length]).toEqual([undefined, 2])
  goTo(2)
  act(() => now().leave())
  goTo(undefined)
  expect([shown(), questions.length]).toEqual([undefined, 2])
  // The next record is asked about again.
  goTo(3)
  goTo(4)
  expect([shown(), questions.length]).toEqual([3, 3])
})
