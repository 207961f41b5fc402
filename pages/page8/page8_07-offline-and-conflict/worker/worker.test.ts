import { beforeEach, expect, test, vi } from 'vitest'

const MOUNT = 'http://localhost:3000/app/'
const ASSET = `${MOUNT}assets/page-1a2b.js`
const DOCUMENT = `${MOUNT}page8/page8_07`

/** What is stored, by URL; null: working offline is turned off. */
let stored: Map<string, string> | null
/** The server's replies by URL; without one, it can't be reached. */
let server: Record<string, { status?: number; text: string }>
let listeners: Record<string, (event: object) => void>

const urlOf = (address: string | Request) => new URL(typeof address === 'string' ? address : address.url, MOUNT).href
const findStored = async (address: string | Request) => {
  const text = stored?.get(urlOf(address).replace(/\?.*/, ''))
  return text === undefined ? undefined : new Response(text)
}
async function answer(address: string | Request) {
  const reply = server[urlOf(address)]
  if (!reply) throw new TypeError('unreachable')
  return new Response(reply.text, { status: reply.status ?? 200 })
}
const cache = {
  match: findStored,
  keys: async () => [...(stored?.keys() ?? [])].map(url => ({ url })),
  put: async (address: string, reply: Response) => void stored?.set(urlOf(address), await reply.text()),
  delete: async ({ url }: Request) => stored?.delete(url),
  async addAll(files: string[]) {
    const texts = await Promise.all(files.map(async file => [urlOf(file), await (await answer(file)).text()] as const))
    for (const [url, text] of texts) stored?.set(url, text)
  },
}

beforeEach(async () => {
  stored = new Map([
    [ASSET, 'stored'],
    [DOCUMENT, 'the stored page'],
  ])
  server = {}
  listeners = {}
  vi.resetModules()
  vi.stubGlobal('location', { href: `${MOUNT}offline-worker.js?page=/page8/page8_07` })
  vi.stubGlobal('registration', { scope: MOUNT, active: null })
  vi.stubGlobal('skipWaiting', async () => undefined)
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    listeners[type] = listener
  })
  vi.stubGlobal('caches', { match: findStored, has: async () => stored !== null, open: async () => cache })
  await import('./worker.ts')
})

/** What the worker answers, when all its work is done; null: it leaves the request to the browser. */
async function ask(url: string, request: { mode?: string; method?: string } = {}) {
  const work: Promise<unknown>[] = []
  let reply: Promise<Response> | null = null
  listeners.fetch?.({
    request: { url, mode: 'cors', method: 'GET', ...request },
    respondWith: (given: Promise<Response>) => (reply = given),
    waitUntil: (given: Promise<unknown>) => work.push(given),
  })
  const text = await (reply as Promise<Response> | null)?.then(
    given => given.text(),
    () => 'failed',
  )
  await Promise.all(work)
  return text ?? null
}
const navigate = (path: string) => ask(MOUNT + path, { mode: 'navigate' })

test('a stored file comes from the device, and another one is stored if the server has it', async () => {
  server = { [ASSET]: { text: 'new' }, [`${MOUNT}assets/b.js`]: { text: 'b' } }
  expect(await ask(`${ASSET}?try=2`)).toBe('stored')
  expect(await ask(`${MOUNT}assets/b.js`)).toBe('b')
  server = {}
  expect(await ask(`${MOUNT}assets/b.js`)).toBe('b')
})

test.each([404, 500, 503])('a reply %i is not stored as a file', async status => {
  server = { [`${MOUNT}assets/b.js`]: { status, text: 'not there' } }
  expect(await ask(`${MOUNT}assets/b.js`)).toBe('not there')
  server = { [`${MOUNT}assets/b.js`]: { text: 'b' } }
  expect(await ask(`${MOUNT}assets/b.js`)).toBe('b')
})

test('nothing is stored any more once working offline is turned off', async () => {
  stored = null
  server = { [ASSET]: { text: 'new' } }
  expect(await ask(ASSET)).toBe('new')
  expect(stored).toBeNull()
})

test('a document comes from the server, and only if it can’t be reached from the device', async () => {
  expect(await navigate('page3/page3_01')).toBe('the stored page')
  server = { [`${MOUNT}page3/page3_01`]: { status: 503, text: 'busy' } }
  expect(await navigate('page3/page3_01')).toBe('busy')
  stored?.clear()
  expect(await navigate('page8/page8_07')).toBe('failed')
})

test.each(['login', 'Login/'])('nobody signs in without the server, so %s is left to the browser', async path => {
  expect(await navigate(path)).toBeNull()
})

test('requests to the API, writes and other sites are left to the browser', async () => {
  expect(await ask('http://localhost:3000/api/visits')).toBeNull()
  expect(await ask(ASSET, { method: 'POST' })).toBeNull()
  expect(await ask('https://elsewhere.example/assets/a.js')).toBeNull()
})

test('a new build takes the place of the old one as a whole, or not at all', async () => {
  const html = '<script src="/app/assets/new.js"></script><link href="/app/assets/new.css">'
  server = { [DOCUMENT]: { text: html }, [`${MOUNT}assets/new.js`]: { text: 'js' } }
  expect(await navigate('page8/page8_07')).toBe(html)
  expect([...(stored?.keys() ?? [])]).toEqual([ASSET, DOCUMENT])
  server[`${MOUNT}assets/new.css`] = { text: 'css' }
  await navigate('page8/page8_07')
  const urls = [...(stored?.keys() ?? [])].sort()
  expect(urls).toEqual([`${MOUNT}assets/new.css`, `${MOUNT}assets/new.js`, DOCUMENT])
})
