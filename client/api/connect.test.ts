import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Endpoint, endpoint } from '#shared/contract.ts'
import { isResultUnknown, Problem } from '#shared/errors.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { connect, href } from './connect.ts'

let answer: () => Response | Promise<Response>
let sent: Request[]
let reported: string[]
let token: string
let handle: (authorization: string | undefined) => boolean
beforeEach(() => {
  sent = []
  reported = []
  token = 'mine'
  handle = () => false
  answer = () => Response.json({ done: true })
})
const api = connect(
  async (url, init) => {
    sent.push(new Request(`http://strive.example${url}`, init))
    return answer()
  },
  {
    headers: () => ({ authorization: `Bearer ${token}` }),
    onProblem: ({ code }, { authorization }) => {
      reported.push(code)
      return handle(authorization)
    },
  },
)
const refused = () => {
  const body = JSON.stringify({ type: '/problems/session-ended', title: '', status: 401, code: 'session-ended' })
  return new Response(body, { status: 401, headers: { 'content-type': 'application/problem+json' } })
}

const readThing = endpoint('GET /api/thing', {
  summary: { en: 'A thing', zh: 'A thing' },
  needs: 'signed-in',
  replies: { 200: z.object({ done: z.boolean() }) },
})

test('a URL contains what is given, and nothing for null or undefined', () => {
  const query = { search: 'a b', status: ['new', 'done'], from: null, to: undefined, seen: [null] }
  expect(href(readThing, { query })).toBe('/api/thing?search=a+b&status=new&status=done')
  expect(href(readThing, { query: { from: null } })).toBe('/api/thing')
})

describe('a call', () => {
  test('is retried once after a refusal if its handler agrees, with the headers of that moment', async () => {
    answer = () => (token === 'mine' ? refused() : Response.json({ done: true }))
    handle = authorization => {
      token = 'new'
      return authorization === 'Bearer mine'
    }
    expect(await api.call(readThing)).toEqual({ done: true })
    expect(sent.map(request => request.headers.get('authorization'))).toEqual(['Bearer mine', 'Bearer new'])
    token = 'mine'
    handle = () => false
    await expect(api.call(readThing)).rejects.toMatchObject({ code: 'session-ended' })
    expect(sent).toHaveLength(3)
  })

  test('reports a broken or non-JSON response as unreadable', async () => {
    answer = () => new Response('{"done":', { headers: { 'content-type': 'application/json' } })
    await expect(api.call(readThing)).rejects.toMatchObject({ status: 0, code: 'unreadable' })
    const cut = () => new ReadableStream({ start: controller => controller.error(new TypeError('the line was cut')) })
    answer = () => new Response(cut(), { headers: { 'content-type': 'application/json' } })
    await expect(api.call(readThing)).rejects.toMatchObject({ code: 'unreadable' })
  })

  test('that is aborted throws the reason of that, and reports nothing, before and after the response begins', async () => {
    const abort = new AbortController()
    const reason = new Error('the page was left')
    const whenAborted = () =>
      new Promise<never>((_, reject) => abort.signal.addEventListener('abort', () => reject(abort.signal.reason)))
    answer = whenAborted
    const waiting = api.call(readThing, {}, { signal: abort.signal })
    abort.abort(reason)
    await expect(waiting).rejects.toBe(reason)
    answer = () => new Response('{"done":', { headers: { 'content-type': 'application/json' } })
    await expect(api.call(readThing, {}, { signal: abort.signal })).rejects.not.toMatchObject({ code: 'unreadable' })
    expect(reported).toEqual([])
  })

  test.each(['{', '{}', 'null', '{"status":"503"}'])('goes by the status if the refusal is broken (%s)', async body => {
    answer = () => new Response(body, { status: 503, headers: { 'content-type': 'application/problem+json' } })
    await expect(api.call(readThing)).rejects.toMatchObject({ status: 503, code: 'unavailable' })
  })
})

describe('a write without a response', () => {
  const writes = [
    { code: 'result-unknown', why: 'runs once per key', endpoint: { method: 'POST', headers: z.object(idempotent) } },
    { code: 'result-unknown', why: 'names a version', endpoint: { method: 'PATCH', headers: z.object(ifMatch) } },
    { code: 'result-unknown', why: 'is idempotent', endpoint: { method: 'DELETE' } },
    { code: 'result-unknown-once', why: 'would run twice', endpoint: { method: 'POST' } },
  ] as const
  const answers = {
    'no response': () => {
      throw new TypeError('cut')
    },
    'half a response': () => new Response('{"done":', { headers: { 'content-type': 'application/json' } }),
    'a gateway that gave up': () => new Response('<html>', { status: 504 }),
  }
  for (const { code, why, endpoint } of writes)
    test.each(Object.keys(answers) as (keyof typeof answers)[])(`has an unknown result (${why}): %s`, async given => {
      answer = answers[given]
      const call = api.call({ ...readThing, ...endpoint } as Endpoint)
      const error = await call.catch(one => one)
      expect(error).toMatchObject({ code })
      expect(isResultUnknown(error)).toBe(true)
    })

  test('a check that changes nothing is no write', async () => {
    answer = answers['no response']
    const check = { ...readThing, method: 'POST', isRead: true } as const
    await expect(api.call(check)).rejects.toMatchObject({ code: 'unreachable' })
  })

  test('a refusal by the server is known', async () => {
    answer = () =>
      Response.json(
        { type: '', title: '', status: 503, code: 'unavailable' },
        { status: 503, headers: { 'content-type': 'application/problem+json' } },
      )
    await expect(api.call({ ...readThing, method: 'DELETE' })).rejects.toMatchObject({ code: 'unavailable' })
  })
})

describe('an exchange', () => {
  test('carries the token, returns a refusal unchanged and reports it', async () => {
    answer = refused
    const reply = await api.exchange('/api/thing', { method: 'POST', headers: { 'x-own': '1' }, body: '{' })
    expect(reply.status).toBe(401)
    expect(await reply.json()).toMatchObject({ code: 'session-ended' })
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer mine')
    expect(sent[0]?.headers.get('x-own')).toBe('1')
    await expect.poll(() => reported).toEqual(['session-ended'])
  })

  test('carries no token if it is anonymous, and its refusal does not affect the session', async () => {
    answer = refused
    expect((await api.exchange('/api/thing', {}, { isAnonymous: true })).status).toBe(401)
    expect(sent[0]?.headers.has('authorization')).toBe(false)
    await new Promise(resolve => setTimeout(resolve))
    expect(reported).toEqual([])
  })

  test("returns a refusal that can't be parsed, and reports nothing", async () => {
    answer = () => new Response('{', { status: 401, headers: { 'content-type': 'application/problem+json' } })
    expect(await (await api.exchange('/api/thing', {})).text()).toBe('{')
    await new Promise(resolve => setTimeout(resolve))
    expect(reported).toEqual([])
  })

  test('throws a problem of status 0 if nothing answers', async () => {
    answer = () => {
      throw new TypeError('refused')
    }
    const error = await api.exchange('/api/thing', {}).catch(one => one)
    expect(error).toBeInstanceOf(Problem)
    expect(error).toMatchObject({ status: 0, code: 'unreachable' })
  })
})
