import { expect, test } from 'vitest'
import { type Answer, createLatest, type Protection } from './latest.ts'

/** Replies come when the test says so, in whatever order. */
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

test('shows that it asks, then the answer', async () => {
  const latest = set('abort')
  const asked = latest.ask('a')
  expect(latest.last()).toEqual({ is: 'asking', input: 'a' })
  latest.answer('a')
  expect(await asked).toBe('used')
  expect(latest.last()).toEqual(answered('a'))
})

test('a newer question gives the running request up', async () => {
  const latest = set('abort')
  const [first, second] = [latest.ask('a'), latest.ask('b')]
  latest.answer('b')
  expect(await Promise.all([first, second])).toEqual(['aborted', 'used'])
  expect(latest.last()).toEqual(answered('b'))
})

test('an answer that comes after a newer one never wins', async () => {
  const latest = set('ignore')
  const [first, second] = [latest.ask('a'), latest.ask('b')]
  latest.answer('b')
  expect(await second).toBe('used')
  latest.answer('a')
  expect(await first).toBe('ignored')
  expect(latest.last()).toEqual(answered('b'))
})

test('an answer to an older question does not even show for a moment, while the newer is on its way', async () => {
  const latest = set('ignore')
  const first = latest.ask('a')
  void latest.ask('b')
  latest.answer('a')
  expect(await first).toBe('ignored')
  expect(latest.last()).toEqual({ is: 'asking', input: 'b' })
})

test('a failure that comes late is as stale as an answer', async () => {
  const latest = set('ignore')
  const [first, second] = [latest.ask('a'), latest.ask('b')]
  latest.answer('b')
  await second
  latest.fail('a')
  expect(await first).toBe('ignored')
  expect(latest.last()).toEqual(answered('b'))
})

test('without protection whatever comes last is shown: the bug', async () => {
  const latest = set('none')
  const [first, second] = [latest.ask('a'), latest.ask('b')]
  latest.answer('b')
  expect(await second).toBe('used')
  latest.answer('a')
  expect(await first).toBe('wrong')
  expect(latest.last()).toEqual(answered('a'))
})

test.each(['abort', 'ignore'] as const)('with %s nothing comes after the question was taken back', async protection => {
  const latest = set(protection)
  const asked = latest.ask('a')
  latest.clear()
  latest.answer('a')
  expect(await asked).toBe(protection === 'abort' ? 'aborted' : 'ignored')
  expect(latest.last()).toEqual({ is: 'idle' })
})

test('a failure of the newest is shown, and the next question is asked as ever', async () => {
  const latest = set('abort')
  const asked = latest.ask('a')
  latest.fail('a')
  expect(await asked).toBe('failed')
  expect(latest.last()).toMatchObject({ is: 'failed', input: 'a' })
  const again = latest.ask('a')
  latest.answer('a')
  expect(await again).toBe('used')
})

test('protection that is put on while a request runs holds for its answer', async () => {
  const latest = set('none')
  const [first, second] = [latest.ask('a'), latest.ask('b')]
  latest.answer('b')
  await second
  latest.protect('abort')
  latest.answer('a')
  expect(await first).toBe('ignored')
})
