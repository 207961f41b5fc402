import { fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { type Attempt, attach, onSignInScreen } from './controller.ts'
import { Login } from './login.tsx'

const code = vi.hoisted(() => ({ pictures: 0, redraws: 0 }))
// A picture that nobody here can read. A wrong answer draws another one.
vi.mock('#client/ui/verification-code/code.ts', () => ({
  LETTERS_AND_DIGITS: '',
  createVerificationCode: () => {
    code.pictures++
    return { redraw: () => code.redraws++, check: (text: string) => text === 'right' }
  },
}))

const accepted = vi.fn(async () => {})
let sent: HeldRequest[]
beforeEach(() => {
  sent = holdRequests()
  Object.assign(code, { pictures: 0, redraws: 0 })
  document.documentElement.lang = 'en'
  accepted.mockClear()
  onSignInScreen({ signedIn: accepted, refused: async () => false })
})
afterEach(() => onSignInScreen({ refused: async () => false }))

function open({ account = ' ada ', password = 'secret', captcha = 'right' } = {}) {
  const { container, unmount } = render(<Login language="en" />)
  const find = <E extends HTMLElement>(selector: string) => container.querySelector(selector) as E // It is in login.tsx.
  const field = (name: string) => find<HTMLInputElement>(`#${name}`)
  for (const [name, value] of Object.entries({ account, password, captcha })) Object.assign(field(name), { value })
  const form = find<HTMLFormElement>('form')
  return { find, field, form, unmount, said: () => find('output').textContent, submit: () => fireEvent.submit(form) }
}
const isIdle = (form: HTMLElement) => expect.poll(() => form.ariaBusy).toBeNull()

test('a sign-in is sent once, however often it is pressed', async () => {
  const { submit, said, form } = open()
  submit()
  submit()
  expect(sent.map(({ body }) => body)).toMatchObject([{ account: 'ada', password: 'secret' }])
  sent[0]?.reply(201, { token: 't', session: {} })
  await isIdle(form)
  expect([accepted.mock.calls.length, said()]).toEqual([1, 'Login successful!'])
})

test('after a refusal the password has the focus, the picture stays, and the next attempt is sent', async () => {
  const { submit, field, form } = open()
  submit()
  sent[0]?.reply(401, { code: 'wrong-credentials' })
  await isIdle(form)
  expect([document.activeElement, field('captcha').value, code.redraws]).toEqual([field('password'), 'right', 0])
  field('password').value = 'better'
  submit()
  expect(sent[1]?.body).toMatchObject({ password: 'better' })
})

test.each([
  ['a wrong code empties its field', { captcha: 'wrong' }, 'captcha', ''],
  ['an account of spaces is none', { account: '  ' }, 'account', '  '],
  ['a missing password is asked for first', { password: '', captcha: 'wrong' }, 'password', ''],
])('%s, and nothing is sent', async (_, given, name, value) => {
  const { submit, field, form } = open(given)
  submit()
  await isIdle(form)
  expect([sent, document.activeElement, field(name).value]).toEqual([[], field(name), value])
})

test('what waits to try again says what it wants, and sends what is in the fields then', async () => {
  const attempts: Attempt[] = []
  onSignInScreen({ refused: async (_, attempt) => attempts.push(attempt) > 0 })
  const { submit, field, form, said } = open()
  submit()
  sent[0]?.reply(429, { code: 'too-many-attempts', retryAfterSeconds: 30 })
  await isIdle(form)
  expect(said()).toBe('')
  field('password').value = 'better'
  void attempts[0]?.tryAgain()
  expect(sent[1]?.body).toMatchObject({ password: 'better' })
})

test('another language says the same again, with its time', async () => {
  const { submit, find, form, said } = open()
  submit()
  sent[0]?.reply(429, { code: 'too-many-attempts', retryAfterSeconds: 30 })
  await isIdle(form)
  expect(said()).toMatch(/ [AP]M\.$/)
  const time = /\d+:\d+:\d+/.exec(said() ?? '')?.[0]
  fireEvent.click(find('[data-language=zh]'))
  expect(said()).toMatch(new RegExp(`於 [上下]午${time} 後`))
})

test('a screen that is made interactive twice has one picture, and one that is gone sends nothing', async () => {
  const { submit, find, form, unmount } = open()
  attach(find('#login'))
  submit()
  sent[0]?.reply(401)
  await isIdle(form)
  expect(code.pictures).toBe(1)
  unmount()
  submit()
  expect(sent).toHaveLength(1)
})
