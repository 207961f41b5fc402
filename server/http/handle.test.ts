import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { connect } from '#client/api/connect.ts'
import { endpoint, events, refusal } from '#shared/contract.ts'
import { refuse } from '#shared/errors.ts'
import { openTestApp, refusalOf } from '#tests/test-app.ts'
import { createRequestHandler } from './handle.ts'
import { type Served, serve } from './serve.ts'

const app = await openTestApp()

/** A client of one endpoint, mounted like the app mounts its own. */
function clientOf(served: Served) {
  const host = new Hono<{ Variables: { requestId: string } }>()
  host.use(requestId())
  host.on(served.endpoint.method, served.endpoint.path, createRequestHandler({ ...served, id: 'tried' }, app.services))
  return connect((url, init) => host.request(url, init))
}

const readThing = endpoint('GET /things/:id', {
  summary: { en: 'A thing', zh: '一個東西' },
  needs: 'public',
  params: z.object({ id: z.int() }),
  query: z.object({ deep: z._default(z.boolean(), false), tags: z._default(z.array(z.string()), []) }),
  replies: {
    200: z.object({ id: z.int(), deep: z.boolean(), tags: z.array(z.string()) }),
    422: refusal(['email-taken']),
  },
})

test('path and query values are converted to the types of the schema', async () => {
  const served = serve(readThing, async ({ params, query }) => ({ status: 200, body: { id: params.id, ...query } }))
  const got = await clientOf(served).call(readThing, { params: { id: 7 }, query: { deep: true, tags: ['a', 'b'] } })
  expect(got).toEqual({ id: 7, deep: true, tags: ['a', 'b'] })
  const one = await clientOf(served).call(readThing, { params: { id: 7 }, query: { tags: ['a'] } })
  expect(one).toEqual({ id: 7, deep: false, tags: ['a'] })
  const wrong = clientOf(served).call(readThing, { params: { id: 'x' as unknown as number } })
  expect(await refusalOf(wrong)).toMatchObject({ errors: [{ pointer: '/params/id', code: 'invalid-type' }] })
})

test('fields that the contract does not declare are never sent', async () => {
  const served = serve(readThing, async () => {
    const row = { id: 1, deep: false, tags: [], passwordHash: 'secret' }
    return { status: 200, body: row }
  })
  expect(await clientOf(served).call(readThing, { params: { id: 1 } })).toEqual({ id: 1, deep: false, tags: [] })
})

test.each([
  ['an error of our own', () => new Error('the secret of the house')],
  ['a refusal that is not declared', () => refuse('stale', { secret: 'the secret of the house' })],
])('%s is answered with a 500 that reveals nothing', async (_, fail) => {
  const served = serve(readThing, async () => {
    throw fail()
  })
  const refused = await refusalOf(clientOf(served).call(readThing, { params: { id: 1 } }))
  expect(refused).toMatchObject({ status: 500, code: 'internal' })
  expect(JSON.stringify(refused)).not.toContain('secret')
})

test('a declared refusal is sent with its declared fields only', async () => {
  const served = serve(readThing, async () => {
    throw refuse('email-taken', { secret: 1 })
  })
  const refused = await refusalOf(clientOf(served).call(readThing, { params: { id: 1 } }))
  expect(refused).toMatchObject({ status: 422, code: 'email-taken' })
  expect(refused).not.toHaveProperty('secret')
})

test('a path parameter is the id of a row, unless the contract says otherwise', () => {
  const read = endpoint('GET /x/:id/y/:other', { summary: { en: '', zh: '' }, needs: 'public', replies: { 204: null } })
  expect(z.safeParse(read.params, { id: 3, other: 1 }).success).toBe(true)
  expect(z.safeParse(read.params, { id: 0, other: 1 }).success).toBe(false)
})

test('a path parameter that the contract leaves out throws at startup', () => {
  const broken = endpoint('GET /x/:id', {
    summary: { en: '', zh: '' },
    needs: 'public',
    params: z.object({ name: z.string() }),
    replies: { 204: null },
  })
  const served = serve(broken, async () => ({ status: 204, body: undefined }))
  expect(() => createRequestHandler({ ...served, id: 'tried' }, app.services)).toThrow('no schema for id')
})

test('an event stream sends one event at a time, with ids, and stops when the reader disconnects', async () => {
  const watch = endpoint('GET /events', {
    summary: { en: 'Counts', zh: '計數' },
    needs: 'public',
    replies: { 200: events(z.object({ n: z.int() })) },
  })
  let hasStopped = false
  async function* count() {
    try {
      for (let n = 1; ; n++) yield { id: String(n), data: { n } }
    } finally {
      hasStopped = true
    }
  }
  const stream = await clientOf(serve(watch, async () => ({ status: 200, body: count() }))).call(watch)
  const heard: unknown[] = []
  for await (const event of stream) {
    heard.push(event)
    if (heard.length === 3) break
  }
  expect(heard).toEqual([1, 2, 3].map(n => ({ id: String(n), data: { n } })))
  await expect.poll(() => hasStopped).toBe(true)
})

test('a body with countless errors gets a short refusal', async () => {
  const addThings = endpoint('POST /things', {
    summary: { en: 'Things', zh: '東西' },
    needs: 'public',
    body: z.object({ things: z.array(z.string()) }),
    replies: { 200: z.object({}) },
  })
  const served = serve(addThings, async () => ({ status: 200, body: {} }))
  const things = Array.from({ length: 20_000 }, () => 1 as unknown as string)
  const { errors } = await refusalOf(clientOf(served).call(addThings, { body: { things } }))
  expect(errors).toHaveLength(1_000)
  expect(errors?.[0]).toEqual({ pointer: '/body/things/0', code: 'invalid-type' })
})
