import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language, Message } from '#shared/messages.ts'
import { waitToTryAgain } from './try-again.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  document.documentElement.lang = 'en'
  document.body.innerHTML = `<form><input id="password"><button type="button" data-label="reload"></button>
    <output></output><button class="submit" type="submit" data-text="signIn">Sign in</button></form>`
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E // It is in the form above.
const BUSY = { status: 503, code: 'busy', retryAfterSeconds: 2 }

const sayInto =
  (said: string[]) =>
  (message: Message, { time }: { time?: (language: Language) => string } = {}) =>
    void said.push(String(message.en).replace('{{time}}', time?.('en') ?? ''))

function wait(refusal: Parameters<typeof waitToTryAgain>[0]) {
  const said: string[] = []
  const say = sayInto(said)
  const tryAgain = vi.fn(async () => {})
  return { said, tryAgain, done: waitToTryAgain(refusal, { form: find('form'), say, tryAgain }) }
}

test.each([
  ['wrong credentials', { status: 401, code: 'wrong-credentials' }],
  ['too many wrong passwords', { status: 429, code: 'too-many-attempts', retryAfterSeconds: 2 }],
  ['a full disk', { status: 503, code: 'storage-full', retryAfterSeconds: 30 }],
  ['a refusal that names no time', { status: 503 }],
  ['an error', { status: 500, retryAfterSeconds: 2 }],
  ['no connection', { status: 0 }],
])('does not wait after %s', async (_, refusal) => {
  const { said, tryAgain, done } = wait(refusal)
  expect([await done, said]).toEqual([false, []])
  expect(tryAgain).not.toHaveBeenCalled()
})

test('counts down, and the button signs in again afterwards', async () => {
  const { said, tryAgain, done } = wait(BUSY)
  expect(find('.submit').textContent).toBe('Stop')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await done).toBe(true)
  expect(tryAgain).toHaveBeenCalledOnce()
  const counted = [3, 2, 1].map(left => `Many people are signing in. Trying again in ${left} s …`)
  expect(said).toEqual([...counted, 'Trying again …'])
  const button = find<HTMLButtonElement>('.submit')
  expect([button.textContent, button.type, button.dataset.text]).toEqual(['Sign in', 'submit', 'signIn'])
})

test('a change of language meanwhile changes what its button says, which still stops it', async () => {
  const { tryAgain, done } = wait(BUSY)
  document.documentElement.lang = 'zh-Hant-TW'
  // What the screen does, and React once it has taken over.
  find('.submit').textContent = '登入'
  await vi.advanceTimersByTimeAsync(1)
  expect(find('.submit').textContent).toBe('停止')
  find('.submit').click()
  expect(await done).toBe(true)
  expect([find('.submit').textContent, tryAgain.mock.calls]).toEqual(['登入', []])
})

test('later tries wait longer, an outage is waited for too, and there is a last try', async () => {
  const results: boolean[] = []
  const said: string[] = []
  const say = sayInto(said)
  const tryAgain = async () => {
    const outage = { status: 503, code: 'unavailable', retryAfterSeconds: 1 }
    results.push(await waitToTryAgain(outage, { form: find('form'), say, tryAgain }))
  }
  void tryAgain()
  await vi.advanceTimersByTimeAsync(600_000)
  const waits = said.filter((_, at) => at === 0 || said[at - 1] === 'Trying again …')
  expect(waits.slice(0, 2)).toEqual([2, 3].map(s => `The server can’t answer right now. Trying again in ${s} s …`))
  expect(waits.at(-1)).toContain('in 21 s')
  // The last one is told, and counts for nothing afterwards.
  expect(results).toEqual([false, ...Array(20).fill(true)])
  expect(wait(BUSY).said).toEqual(['Many people are signing in. Trying again in 3 s …'])
})

test.each([
  ['its button', () => find('.submit').click()],
  ['input', () => find('#password').dispatchEvent(new Event('input', { bubbles: true }))],
  ['a new picture', () => find('[data-label=reload]').click()],
])('%s stops it at once', async (_, act) => {
  const { said, tryAgain, done } = wait(BUSY)
  act()
  expect(await done).toBe(true)
  expect(tryAgain).not.toHaveBeenCalled()
  expect(said.at(-1)).toBe('Stopped. Your input is kept.')
})

test('the second click of a double click does not stop it', async () => {
  const { tryAgain } = wait(BUSY)
  find('.submit').dispatchEvent(new MouseEvent('click', { detail: 2 }))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(tryAgain).toHaveBeenCalledOnce()
})
