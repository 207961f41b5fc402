import { expect, test } from 'vitest'
import { obstacleTo, REDACTED, replayedHeaders } from './traffic.ts'

const JSON_HEADERS = { 'content-type': 'application/json' }
const request = (given: Partial<Parameters<typeof obstacleTo>[0]>) => ({
  method: 'POST',
  path: '/api/things',
  requestHeaders: JSON_HEADERS,
  requestBody: '{}',
  requestBytes: 2,
  isRequestCut: false,
  replyHeaders: JSON_HEADERS,
  ...given,
})

test.each([
  ['a complete request', {}, null],
  ['a request without a body', { method: 'GET', requestBody: null, requestBytes: 0, requestHeaders: {} }, null],
  ['a request without a response', { replyHeaders: {} }, null],
  ['a token, which the client sets itself', { requestHeaders: { ...JSON_HEADERS, authorization: REDACTED } }, null],
  ['the end of a session', { method: 'DELETE', path: '/api/sessions/current' }, 'session'],
  ['a secret in the body', { requestBody: `{"code":"${REDACTED}"}` }, 'secret'],
  ['a secret in the URL', { path: `/api/things?token=${REDACTED}` }, 'secret'],
  ['a secret in a header', { requestHeaders: { ...JSON_HEADERS, 'x-api-key': REDACTED } }, 'secret'],
  ['a body that must not be stored', { requestBody: null }, 'secret'],
  ['a long body', { isRequestCut: true }, 'cut'],
  ['a body that was too large', { requestBody: null, requestBytes: 300_000 }, 'cut'],
  ['a body of bytes', { requestBody: null, requestHeaders: { 'content-type': 'image/png' } }, 'stream'],
  ['a response that never ends', { replyHeaders: { 'content-type': 'text/event-stream' } }, 'stream'],
] as const)('%s', (_, given, obstacle) => {
  expect(obstacleTo(request(given))).toBe(obstacle)
})

test('headers that the client sets itself are not resent', () => {
  const own = {
    ...JSON_HEADERS,
    accept: '*/*',
    'if-match': '"3"',
    'idempotency-key': 'k',
    'x-practice-fault': 'delay=9',
  }
  const others = {
    host: 'x',
    'user-agent': 'curl',
    'content-length': '2',
    'sec-fetch-mode': 'cors',
    origin: 'x',
    cookie: 'x',
  }
  expect(replayedHeaders({ ...own, ...others, 'x-strive-page': 'page1', 'x-request-id': 'r' })).toEqual(own)
})
