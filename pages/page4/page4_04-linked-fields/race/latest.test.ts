import { expect, test } from 'vitest'
import { type Answer, createLatest, type Protection } from './latest.ts'

/** Responses arrive when the test resolves them, in any order. */
function set(protection: Protection) {
  const shown: Answer<string, string>[] = []
  const waiting = new Map<string, PromiseWithResolvers<string>>()
  let current = protection
  const latest = createLatest<string, string>({
    send(input, signal) {
      const reply = Promise.withResolvers<string>()
      signal.addEventListener('abort', () => reply.reject(signal.reason))
      waiting.set(input, reply)
      return reply.promise
    },
    protection: () => current,
    show: answer => shown.push(answer),
  })
  return {
    ...latest,
    answer: (input: string) => waiting.get(input)?.resolve(`of ${input}`),
    fail: (input: string) => waiting.get(input)?.reject(new Error(input)),
    protect: (next: Protection) => {
      current = next
    },
    last: () => shown.at(-1),
  }
}
const answered = (input: string) => ({ is: 'answered', input, output: `of ${input}` })

test('shows that it is loading, then the answer', async () => {
  const latest = set('abort')
  const asked = latest.ask('a')
  expect(latest.last()).toEqual({ is: 'asking', input: 'a' })
  latest.answer('a')
  expect(await asked).toBe('used')
  expect(latest.last()).toEqual(answered('a'))
})

test('a newer question aborts the running request', async () => {
  const latest = set('abort')
  const [first, second] = [latest.ask('a'), latest.ask('b')]
  latest.answer('b')
  expect(await Promise.all([first, second])).toEqual(['aborted', 'used'])
  expect(latest.last()).toEqual(answered('b'))
})

test('a late answer never replaces a newer one', async () => {
  const latest = set('ignore')
  const [first, second] = [latest.ask('a'), latest.ask('b')]
  latest.answer('b')
  expect(await second).toBe('used')
  latest.answer('a')
  expect(await first).toBe('ignored')
  expect(latest.last()).toEqual(answered('b'))
})

test('an outdated answer is not even shown briefly while the newer one is loading', async () => {
  const latest = set('ignore')
  const first = latest.ask('a')
  void latest.ask('b')
  latest.answer('a')
  expect(await first).toBe('ignored')
  expect(latest.last()).toEqual({ is: 'asking', input: 'b' })
})

test('a late failure is as outdated as an answer', async () => {
  const latest = set('ignore')
  const [first, second] = [latest.ask('a'), latest.ask('b')]
  latest.answer('b')
  await second
  latest.fail('a')
  expect(await first).toBe('ignored')
  expect(latest.last()).toEqual(answered('b'))
})

test('without protection the last response wins: the bug', async () => {
  const latest = set('none')
  const [first, second] = [latest.ask('a'), latest.ask('b')]
  latest.answer('b')
  expect(await second).toBe('used')
  latest.answer('a')
  expect(await first).toBe('wrong')
  expect(latest.last()).toEqual(answered('a'))
})

test.each(['abort', 'ignore'] as const)('with %s nothing is shown after the question was cleared', async protection => {
  const latest = set(protection)
  const asked = latest.ask('a')
  latest.clear()
  latest.answer('a')
  expect(await asked).toBe(protection === 'abort' ? 'aborted' : 'ignored')
  expect(latest.last()).toEqual({ is: 'idle' })
})

test('shows a failure of the latest request, and can ask again', async () => {
  const latest = set('abort')
  const asked = latest.ask('a')
  latest.fail('a')
  expect(await asked).toBe('failed')
  expect(latest.last()).toMatchObject({ is: 'failed', input: 'a' })
  const again = latest.ask('a')
  latest.answer('a')
  expect(await again).toBe('used')
})

test('a protection chosen during a request applies to its response', async () => {
  const latest = set('none')
  const [first, second] = [latest.ask('a'), latest.ask('b')]
  latest.answer('b')
  await second
  latest.protect('abort')
  latest.answer('a')
  expect(await first).toBe('ignored')
})
