import { beforeEach, expect, test, vi } from 'vitest'

const SCREEN = `
  <form>
    <div id="of-code"><input id="code"></div>
    <div id="fields"><input id="account"><input id="name"><input id="password" autocomplete="new-password"></div>
    <button type="button" data-label="show"></button><button id="check"></button><button id="join"></button>
    <output></output><button type="button" data-language="zh"></button>
  </form>`

/** Requests that left, and the replies to come: a status with a body, or null for none. */
let sent: { path: string; body: { account: string } }[]
let replies: ([number, object] | null)[]
const assign = vi.fn()

beforeEach(async () => {
  vi.resetModules()
  localStorage.clear()
  document.body.innerHTML = SCREEN
  sent = []
  replies = [[200, { name: 'Spring', coach: 'Ann', language: 'en' }]]
  assign.mockClear()
  vi.stubGlobal('location', { pathname: '/strive/join/ABCDEF', origin: 'http://localhost', assign })
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) })
    const reply = replies.shift()
    if (!reply) throw new TypeError('The connection was cut.')
    return new Response(JSON.stringify(reply[1]), { status: reply[0] })
  })
  await import('./start.ts')
  await says('Spring with Ann')
  for (const [id, value] of Object.entries({ account: 'mei', name: 'Mei Chen', password: 'correct horse' }))
    input(id).value = value
})
const input = (id: string) => document.querySelector(`#${id}`) as HTMLInputElement
const says = (words: string) =>
  vi.waitFor(() => expect(document.querySelector('output')?.textContent).toContain(words), { interval: 5 })
const paths = () => sent.map(({ path }) => path.replace('/api/', ''))
const SESSION = { token: 'secret', session: { account: 'mei', email: 'mei@strive.example' } }

async function press(...next: typeof replies) {
  await vi.waitFor(() => expect(document.querySelector('form')?.ariaBusy ?? null).toBeNull())
  replies.push(...next)
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
}

test('without a reply it is unknown whether the account exists, and a second attempt signs in to it', async () => {
  await press(null)
  await says('it’s unknown whether this was done')
  await press([422, { code: 'name-taken' }], [200, SESSION])
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(paths().slice(1)).toEqual(['classes/join', 'classes/join', 'sessions'])
})

test('so does one after the sign-in got no reply', async () => {
  await press([201, { account: 'mei' }], null)
  await says('Can’t reach the server')
  await press([422, { code: 'name-taken' }], [200, SESSION])
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
})

test('an account of somebody else is refused, with or without an attempt before', async () => {
  await press([422, { code: 'name-taken' }])
  await says('This account already exists')
  expect(paths()).toHaveLength(2)
  await press(null)
  await says('it’s unknown whether this was done')
  await press([422, { code: 'name-taken' }], [401, { code: 'wrong-credentials' }])
  await says('This account already exists')
  expect(paths()).toHaveLength(5)
  expect(assign).not.toHaveBeenCalled()
})

test('in another language, the time to wait until is written as that one writes it', async () => {
  await press([429, { code: 'too-many-attempts', retryAfterSeconds: 30 }])
  await says('M.')
  document.querySelector<HTMLElement>('[data-language]')?.click()
  expect(document.querySelector('output')?.textContent).toMatch(/^嘗試次數過多，請於 [上下]午\d+:\d\d:\d\d 後再試。$/)
})
