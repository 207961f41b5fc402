import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, listen, type TestApp } from '#tests/test-app.ts'

const HEADER = 'strict-transport-security'
const apps: TestApp[] = []
const servers: Awaited<ReturnType<typeof listen>>[] = []
const hostOf = async (trustedProxies: string[]) => {
  const app = await createTestApp({ trustedProxies })
  apps.push(app)
  const server = await listen(app)
  servers.push(server)
  return server.host
}
let [behind, other, direct] = ['', '', '']
beforeAll(async () => {
  behind = await hostOf(['127.0.0.1'])
  other = await hostOf(['10.0.0.0/8'])
  direct = await hostOf([])
})
afterAll(async () => {
  for (const server of servers) server.close()
  for (const app of apps) await app.close()
})

const headerOf = async (host: string, proto: string | null, path = '/healthz') =>
  (await fetch(`http://${host}${path}`, proto === null ? {} : { headers: { 'x-forwarded-proto': proto } })).headers.get(
    HEADER,
  )

test.each(['https', 'HTTPS', 'https, http'])(
  'a trusted proxy that says %j gets HSTS, whatever the path',
  async proto => {
    for (const path of ['/healthz', '/api/profile', '/api/openapi.json', '/nowhere'])
      expect(await headerOf(behind, proto, path)).toBe('max-age=31536000')
  },
)

test.each([null, 'http', 'http, https', 'httpsx', ''])('one that says %j does not', async proto => {
  expect(await headerOf(behind, proto)).toBeNull()
})

test('anyone else is not believed', async () => {
  expect(await headerOf(other, 'https')).toBeNull()
  expect(await headerOf(direct, 'https')).toBeNull()
})
