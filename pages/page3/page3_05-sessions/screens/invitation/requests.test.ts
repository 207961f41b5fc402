import { afterEach, expect, test, vi } from 'vitest'
import { accept, check, endOf, issueOf } from './requests.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }))

test('returns the response, or the refusal even if its body is not JSON', async () => {
  answer(200, '{"expiresAt":"2026-12-01"}')
  expect(await check('x')).toEqual({ expiresAt: '2026-12-01' })
  answer(502, '<html>')
  expect(await check('x')).toEqual({ refused: { status: 502 } })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const body = { secret: 'x', account: 'anna', name: 'Anna', password: 'correct horse' }
  expect(await accept(body)).toEqual({ refused: { status: 0 } })
})

test.each([
  [404, {}, 'unknown'],
  [410, { state: 'used' }, 'used'],
  [410, { state: 'expired' }, 'expired'],
  [410, { state: 'withdrawn' }, 'withdrawn'],
  // A state that a later version may add.
  [410, { state: 'other' }, 'withdrawn'],
  [422, { code: 'name-taken' }, null],
  [429, { retryAfterSeconds: 2 }, null],
])('%i with %j: the link ended as %s', (status, problem, expected) => {
  expect(endOf({ status, ...problem })).toBe(expected)
})

test.each([
  [
    { code: 'name-taken', errors: [{ pointer: '/body/account' }] },
    { field: 'account', key: 'taken' },
  ],
  [
    { code: 'invalid-input', errors: [{ pointer: '/body/account' }] },
    { field: 'account', key: 'wrongAccount' },
  ],
  [
    { code: 'invalid-input', errors: [{ pointer: '/body/name' }] },
    { field: 'name', key: 'wrongName' },
  ],
  [
    { code: 'invalid-input', errors: [{ pointer: '/body/password' }] },
    { field: 'password', key: 'wrongPassword' },
  ],
  [{ code: 'invalid-input', errors: [{ pointer: '/body/secret' }] }, null],
  [{ code: 'busy' }, null],
])('%j names the field', (problem, expected) => {
  expect(issueOf({ status: 422, ...problem })).toEqual(expected)
})
