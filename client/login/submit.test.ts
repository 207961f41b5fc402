import { afterEach, describe, expect, it, vi } from 'vitest'
import { refusalOf, send } from './submit.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }))

describe('a sign-in request', () => {
  it('returns the response after success', async () => {
    answer(201, '{"token":"t","session":{}}')
    expect(await send('a', 'b')).toEqual({ token: 't', session: {} })
  })

  it('returns the status, code and wait of a refusal, even if its body is not JSON', async () => {
    answer(429, '{"code":"too-many-attempts","retryAfterSeconds":30}')
    expect(await send('a', 'b')).toEqual({ refused: { status: 429, code: 'too-many-attempts', retryAfterSeconds: 30 } })
    answer(502, '<html>')
    expect(await send('a', 'b')).toEqual({ refused: { status: 502 } })
  })

  it('returns status 0 if there was no response', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
    expect(await send('a', 'b')).toEqual({ refused: { status: 0 } })
  })
})

describe('the message of a refusal', () => {
  it.each([
    [401, 'refused', 'password'],
    [400, 'refused', 'password'],
    [500, 'broken', undefined],
    [503, 'broken', undefined],
    [0, 'unreachable', undefined],
  ])('%i', (status, key, field) => {
    expect(refusalOf({ status })).toEqual({ key, field })
  })

  it('names the time at which the wait is over, never too early', () => {
    vi.useFakeTimers({ now: new Date(2026, 0, 1, 14, 59, 30, 1) })
    const { key, time } = refusalOf({ status: 429, retryAfterSeconds: 30 })
    vi.useRealTimers()
    expect([key, time?.('en'), time?.('zh')]).toEqual(['wait', '3:00:01 PM', '下午3:00:01'])
  })
})
