import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { limitBody } from './body-limit.ts'

test.each([
  [10, 200],
  [11, 413],
])('of ten bytes at most, a declared body of %i bytes gets %i', async (length, status) => {
  const app = new Hono()
  app.post(
    '/',
    limitBody(10, async c => c.body(null, 413)),
    c => c.body(null, 200),
  )
  const headers = { 'content-length': String(length) }
  const reply = await app.request('/', { method: 'POST', headers, body: 'x'.repeat(length) })
  expect(reply.status).toBe(status)
})
