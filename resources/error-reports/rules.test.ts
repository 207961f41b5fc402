import { expect, test } from 'vitest'
import { normalizeMessage, normalizePath, redact, stateOf } from './rules.ts'

test.each([
  ['GET /api/x?token=abc123&page=2', 'GET /api/x?token=[secret]&page=2'],
  ['{"password":"my pass word","name":"Ada"}', '{"password":[secret],"name":"Ada"}'],
  ['Authorization: Bearer ey.J.x', 'Authorization: [secret] [secret]'],
  ['sent Bearer abc.def', 'sent Bearer [secret]'],
  ['sent Basic YWRtaW46MTIz', 'sent Basic [secret]'],
  ['the password is hunter2, he said', 'the password is [secret], he said'],
  ['密碼是 hunter2', '密碼是 [secret]'],
  ['/callback?code=hunter2&state=1', '/callback?code=[secret]&state=1'],
  ['pwd=hunter2', 'pwd=[secret]'],
  ['at https://shop.example/?token=hunter2', 'at https://shop.example/?token=[secret]'],
  ['Basic backpack, Digest of the week', 'Basic backpack, Digest of the week'],
  [`key ${'a1b2c3d4e5'.repeat(5)} refused`, 'key [secret] refused'],
  ['no member ada.lee+1@strive.example here', 'no member [email] here'],
  ["Cannot read properties of undefined (reading 'name')", "Cannot read properties of undefined (reading 'name')"],
])('redacts %s', (text, redacted) => {
  expect(redact(text)).toBe(redacted)
  // The console and the server both redact.
  expect(redact(redacted)).toBe(redacted)
})

test('two occurrences of an error have the same normalized message', () => {
  expect(normalizeMessage('Order 4711 has 0 items')).toBe(normalizeMessage('Order 12 has 30 items'))
  expect(normalizeMessage('Failed to fetch http://127.0.0.1:80/strive/assets/page-DWoNQSz1.js')).toBe(
    normalizeMessage('Failed to fetch https://strive.example/strive/assets/page-B1m618Qc.js'),
  )
  expect(normalizeMessage("reading 'name'")).not.toBe(normalizeMessage("reading 'email'"))
  expect(normalizePath('/api/members/7/archive')).toBe('/api/members/#/archive')
})

test('a group is resolved, regressed or open', () => {
  expect(stateOf({ resolvedAt: null, regressedAt: null })).toBe('open')
  expect(stateOf({ resolvedAt: null, regressedAt: 'then' })).toBe('regressed')
  expect(stateOf({ resolvedAt: 'now', regressedAt: 'then' })).toBe('resolved')
})

test('redacts long texts quickly', () => {
  for (const text of ['a', 'a-', 'a.', 'a@', '" ', 'token', 'token=', 'basic ', 'http://', ':1', ' at (']) {
    const begun = performance.now()
    redact(text.repeat(20_000))
    expect(performance.now() - begun, text).toBeLessThan(500)
  }
})
