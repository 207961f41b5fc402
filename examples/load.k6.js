import { check, fail } from 'k6'
import http from 'k6/http'

const { STRIVE_URL: url = 'http://127.0.0.1:3014', STRIVE_ACCOUNT, STRIVE_PASSWORD, STRIVE_SANDBOX } = __ENV

export const options = {
  vus: 5,
  duration: '20s',
  thresholds: { checks: ['rate==1'], http_req_failed: ['rate==0'], http_req_duration: ['p(95)<1000'] },
}

function call(token, method, path, body) {
  const headers = {}
  if (token) headers.authorization = `Bearer ${token}`
  if (body) headers['content-type'] = 'application/json'
  return http.request(method, url + path, body ? JSON.stringify(body) : null, { headers })
}

/** Signs in through the API, moves to a sandbox, and slows one endpoint down. */
export function setup() {
  const signedIn = call('', 'POST', '/api/sessions', {
    account: STRIVE_ACCOUNT || 'operator',
    password: STRIVE_PASSWORD || '654321',
  })
  if (signedIn.status !== 201) fail(`Could not sign in: ${signedIn.status} ${signedIn.body}`)
  const token = signedIn.json('token')
  const own = STRIVE_SANDBOX ? null : call(token, 'POST', '/api/sandboxes', { name: `k6 ${Date.now()}` }).json('id')
  const sandboxId = STRIVE_SANDBOX || own
  call(token, 'PUT', '/api/sessions/current/sandbox', { sandboxId })
  call(token, 'POST', '/api/faults', { method: 'GET', path: '/api/teams', fault: { delay: 200 } })
  return { token, own, sandboxId }
}

export default function ({ token }) {
  const members = call(token, 'GET', '/api/members?isArchived=false&limit=50')
  check(members, {
    'the list answers': ({ status }) => status === 200,
    'only current members are listed': reply => reply.json('rows').every(({ archivedAt }) => archivedAt === null),
  })
  const teams = call(token, 'GET', '/api/teams')
  check(teams, { 'the fault slows it down': ({ timings }) => timings.duration >= 200 })
  const sums = call(token, 'GET', '/api/orders/totals').json()
  check(sums, { 'the totals add up': s => s.byStatus.reduce((sum, one) => sum + one.totalCents, 0) === s.totalCents })
}

export function teardown({ token, own, sandboxId }) {
  // The log: the server has seen no request fail in this sandbox. Earlier tests are in the log, too.
  const failed = call(token, 'GET', '/api/traffic?status=5xx').json('rows')
  check(failed, { 'no request has failed': rows => rows.every(row => row.sandboxId !== sandboxId) })
  call(token, 'DELETE', '/api/faults')
  if (own) call(token, 'DELETE', `/api/sandboxes/${own}`)
  call(token, 'DELETE', '/api/sessions/current')
}
