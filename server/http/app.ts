import { upgradeWebSocket } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'
import { sql } from 'kysely'
import type { WebSocket } from 'ws'
import { problemOf, storageRefusal, unavailable } from '#server/database/failures.ts'
import { storageFailure } from '#server/database/open.ts'
import { probeStorage } from '#server/database/storage-watch.ts'
import { answerPreflight, openToKnown } from '#server/keys/cross-origin.ts'
import { type SocketChannel, takeTicket } from '#server/live/tickets.ts'
import { socketTransport } from '#server/live/transport.ts'
import { findOperations, findSchemas, findSockets, type NamedSocket, type Operation } from '#server/resources.ts'
import type { Services } from '#server/services.ts'
import { findSession, type SessionOperator } from '#server/sessions/sessions.ts'
import { createRecorder } from '#server/traffic/recorder.ts'
import { VERSION } from '#server/version.ts'
import { Problem, refuse } from '#shared/errors.ts'
import { openapi } from '#shared/openapi.ts'
import { isPermitted } from '#shared/permissions.ts'
import { mayKeyCall } from '#shared/platform/api-keys.ts'
import { CHANNELS } from '#shared/platform/live.ts'
import { MAX_INTEGER } from '#shared/row.ts'
import { findCaller } from './admit.ts'
import { limitBody } from './body-limit.ts'
import { answerAborted, isBodyAborted, settleBody } from './incoming.ts'
import { problemResponse } from './reply.ts'
import { createRequestHandler } from './serve.ts'

const BODY_LIMIT_BYTES = 256 * 1024
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type App = Hono<{ Variables: { requestId: string; operator: SessionOperator } }>

/** The API, the sockets and the probes. The pages are mounted behind them, so that no path of theirs gets a page. */
export async function createApp(services: Services): Promise<App> {
  const app: App = new Hono()
  const operations = await findOperations()
  app.use(requestId(), neverSniffed, settleBody)
  if (services.log.isLevelEnabled('debug')) app.use(logRequests(services))
  app.use('/api/*', apiHeaders, openToKnown(services.origins))
  app.use('/loginLog', apiHeaders)
  mountProbes(app, services)
  mountOperations(app, operations, await findSockets(), services)
  mountSockets(app, services)
  const notFound = (c: Context) => problemResponse(c, { ...refuse('not-found').body, requestId: c.get('requestId') })
  // What is not there is asked about as well, by a page elsewhere whose author has mistyped: it may read the refusal.
  app.options('/api/*', answerPreflight(services.origins, METHODS))
  app.all('/api/*', notFound).all('/ws/*', notFound)
  app.onError((error, c) => {
    if (isBodyAborted(c)) return answerAborted(c, services.log)
    const problem = problemOf(error)
    if (problem) return problemResponse(c, { ...problem.body, requestId: c.get('requestId') })
    services.log.error({ message: error.message, stack: error.stack, path: c.req.path }, 'a request failed')
    return problemResponse(c, { ...refuse('internal').body, requestId: c.get('requestId') })
  })
  return app
}

const logRequests =
  ({ log }: Services): MiddlewareHandler =>
  async (c, next) => {
    const begun = performance.now()
    await next()
    const ms = Math.round(performance.now() - begun)
    log.debug({ method: c.req.method, path: c.req.path, status: c.res.status, ms, requestId: c.get('requestId') })
  }

/** What is answered is of the type that it says, wherever it comes from. */
const neverSniffed: MiddlewareHandler = (c, next) => {
  c.header('x-content-type-options', 'nosniff')
  return next()
}

/** An answer of the API is data for one caller: nobody caches, frames or runs it. */
const apiHeaders: MiddlewareHandler = (c, next) => {
  // Before the answer is made: set afterwards, they would make the server build a second one.
  c.header('cache-control', 'no-store')
  c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  c.header('referrer-policy', 'no-referrer')
  return next()
}

function mountProbes(app: App, { db, log }: Services) {
  app.get('/healthz', c => c.json({ status: 'live' }))
  app.get('/readyz', async c => {
    try {
      await sql`select 1`.execute(db)
      // Whether there is room again is found out here, where nobody else writes.
      if (storageFailure(db)) await probeStorage(db)
      const failure = storageFailure(db)
      if (failure) throw storageRefusal(failure)
      return c.json({ status: 'ready' })
    } catch (error) {
      const problem = error instanceof Problem ? error : problemOf(error)
      // An outage stands in the log already.
      if (!problem) log.error({ message: String(error) }, 'the database is unavailable')
      return problemResponse(c, { ...(problem ?? unavailable(error)).body, requestId: c.get('requestId') })
    }
  })
}

function mountOperations(app: App, operations: Operation[], sockets: NamedSocket[], services: Services) {
  // Not before somebody asks: a start has no use for it. Then once, as the text that is sent.
  let document: string | undefined
  app.get('/api/openapi.json', async c => {
    document ??= JSON.stringify(
      openapi({ title: 'Strive Console', version: VERSION }, operations, sockets, await findSchemas()),
    )
    c.header('content-type', 'application/json')
    return c.body(document)
  })

  const refuseLarge = async (c: Context) => {
    // Refused before anybody asked who calls: the traffic log wants to know.
    await findCaller(c, services.db).catch(() => null)
    return problemResponse(c, { ...refuse('too-large').body, requestId: c.get('requestId') })
  }
  for (const operation of operations) {
    const { method, path, maxBodyBytes = BODY_LIMIT_BYTES } = operation.endpoint
    app.on(method, path, createRecorder(operation, services))
    if (operation.endpoint.body) app.on(method, path, limitBody(maxBodyBytes, refuseLarge))
    app.on(method, path, createRequestHandler(operation, services))
  }
  for (const path of new Set(operations.map(({ endpoint }) => endpoint.path))) {
    const forKeys = operations.filter(({ endpoint }) => endpoint.path === path && mayKeyCall('write', endpoint))
    if (forKeys.length > 0)
      app.options(
        path,
        answerPreflight(
          services.origins,
          forKeys.map(({ endpoint }) => endpoint.method),
        ),
      )
    const allow = operations.filter(({ endpoint }) => endpoint.path === path).map(({ endpoint }) => endpoint.method)
    app.all(path, c => {
      c.header('allow', allow.join(', '))
      return problemResponse(c, { ...refuse('wrong-method').body, requestId: c.get('requestId') })
    })
  }
}

function mountSockets(app: App, services: Services) {
  for (const channel of ['live', 'request'] as const)
    app.get(
      CHANNELS[channel].path,
      admitSocket(services, channel),
      upgradeWebSocket(c => ({
        onOpen: (_, { raw }) =>
          // The server's sockets are ws's own (main.ts).
          services.live.open(socketTransport(raw as unknown as WebSocket), channel, c.get('operator'), afterOf(c)),
      })),
    )
}

/** S-WS-2: only from the app's own origin, with a ticket that a live and permitted session was given. */
const admitSocket =
  ({ db }: Services, channel: SocketChannel): MiddlewareHandler =>
  async (c, next) => {
    const refused = (code: 'not-permitted' | 'not-signed-in') =>
      problemResponse(c, { ...refuse(code).body, requestId: c.get('requestId') })
    if (!isOwnOrigin(c)) return refused('not-permitted')
    const [protocol, ticket] = (c.req.header('sec-websocket-protocol') ?? '').split(/, */)
    const sessionId = protocol === 'strive' && ticket ? await takeTicket(db, ticket, channel) : null
    const operator = sessionId === null ? null : await findSession(db, sessionId)
    if (!operator) return refused('not-signed-in')
    if (!isPermitted(operator.permissions, CHANNELS[channel].needs)) return refused('not-permitted')
    c.set('operator', operator)
    return next()
  }

function isOwnOrigin(c: Context): boolean {
  const origin = c.req.header('origin') ?? ''
  return URL.canParse(origin) && new URL(origin).host === c.req.header('host')
}

function afterOf(c: Context): number | null {
  const after = c.req.query('after') ?? ''
  return /^\d{1,15}$/.test(after) ? Math.min(Number(after), MAX_INTEGER) : null
}
