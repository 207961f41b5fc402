import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll } from 'vitest'
import { WebSocketServer } from 'ws'
import { connect } from '#client/api/connect.ts'
import { signIn } from '#resources/sessions/contract.ts'
import { createLocalBus } from '#server/bus/bus.ts'
import { createPostgresBus } from '#server/bus/postgres-bus.ts'
import type { Config } from '#server/config/config.ts'
import { openDatabase } from '#server/database/open.ts'
import { createApp } from '#server/http/app.ts'
import { closeServices, createServices, seed } from '#server/open-services.ts'
import { createLog } from '#server/platform/log.ts'
import type { Services } from '#server/services.ts'
import { DEMO_ACCOUNTS } from '#server/sessions/demo-accounts.ts'
import { spreadBug } from './bugs/spread-bug.ts'
import { deliveredDatabase } from './fresh-database.ts'

export const LEVEL_CODE = 'the-right-code'
export const [ADMIN, OPERATOR] = DEMO_ACCOUNTS

const log = createLog('silent')

/** The real app on a seeded database. Requests run through the whole app in process, without a network. */
export async function createTestApp(
  settings: Partial<Pick<Config, 'trustedProxies' | 'dist' | 'uploadQuotaBytes'>> & { hasMetrics?: boolean } = {},
) {
  const db = await deliveredDatabase(log)
  return testAppOn(await createServices({ db, bus: createLocalBus(), log, levelCode: LEVEL_CODE, ...settings }))
}

/** The same for all tests of a file, closed after the last one. */
export async function openTestApp(...settings: Parameters<typeof createTestApp>) {
  const app = await createTestApp(...settings)
  afterAll(() => app.close())
  return app
}

/** One of several instances on the PostgreSQL database at this URL. */
export async function createTestInstance(address: string) {
  const [db, bus] = [await openDatabase(address, { seed }), await createPostgresBus(address, log)]
  return testAppOn(await createServices({ db, bus, log, levelCode: LEVEL_CODE }))
}

async function testAppOn(services: Services) {
  await spreadBug(services)
  const app = await createApp(services)
  const request = (url: string, init?: RequestInit) => app.request(url, init)
  const as = (token?: string) =>
    connect((url, init) => app.request(url, init), {
      headers: () => (token ? { authorization: `Bearer ${token}` } : ({} as Record<string, string>)),
    })
  const signInAs = async ({ account, password }: { account: string; password: string } = ADMIN) => {
    const { token, session } = await as().call(signIn, { body: { account, password } })
    return { token, session, ...as(token) }
  }
  return { app, services, db: services.db, request, as, signInAs, close: () => closeServices(services) }
}
export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** The problem body of a refused call. Throws if the call succeeds. */
export async function refusalOf(call: Promise<unknown>) {
  const { Problem } = await import('#shared/errors.ts')
  try {
    await call
  } catch (error) {
    if (error instanceof Problem) return error.body
    throw error
  }
  throw new Error('The call was not refused.')
}

/** Serves the app on a real port, for tests that need a connection. `host` is `127.0.0.1:port`. */
export async function listen({ app }: TestApp): Promise<{ host: string; close(): void }> {
  const websocket = { server: new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 }) }
  const { server, port } = await new Promise<{ server: Server; port: number }>(resolve => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0, websocket }, ({ port }: AddressInfo) =>
      resolve({ server: server as Server, port }),
    )
  })
  // Clients close idle connections first, so that none is closed while a busy client sends a request over it.
  server.keepAliveTimeout = 65_000
  return {
    host: `127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export const match = (version: number) => ({ 'if-match': `"${version}"` })
