import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { sql } from 'kysely'
import { problemOf, storageRefusal, unavailable } from '#server/database/failures/failures.ts'
import { probeStorage } from '#server/database/failures/storage-watch.ts'
import { storageFailure } from '#server/database/open.ts'
import { readDocComments } from '#server/doc-comments.ts'
import { stepByStep } from '#server/in-turns.ts'
import { answerPreflight, openToKnown } from '#server/keys/cross-origin.ts'
import { type SocketChannel, takeTicket } from '#server/live/tickets.ts'
import { isBodyAborted, settleBody } from '#server/platform/connection.ts'
import { sha256 } from '#server/platform/crypto.ts'
import { upgradeSocket } from '#server/platform/sockets.ts'
import { mountProblems } from '#server/problems/problems.ts'
import {
  findExamples,
  findOperations,
  findSchemas,
  findSockets,
  type NamedSocket,
  type Operation,
} from '#server/resources.ts'
import type { Services } from '#server/services.ts'
import type { SessionOperator } from '#server/sessions/operator.ts'
import { findSession } from '#server/sessions/sessions.ts'
import { VERSION } from '#server/version.ts'
import { Problem, refuse } from '#shared/errors.ts'
import { OPENAPI_PATH, OUTLINE_PATH } from '#shared/openapi/address.ts'
import { asyncapi } from '#shared/openapi/asyncapi.ts'
import { openapiInSteps } from '#shared/openapi/openapi.ts'
import { outline } from '#shared/openapi/outline.ts'
import { isPermitted } from '#shared/permissions.ts'
import { mayKeyCall } from '#shared/platform/api-keys.ts'
import { CHANNELS } from '#shared/platform/live.ts'
import { MAX_INTEGER } from '#shared/row.ts'
import { answerAborted } from './aborted.ts'
import { isOverTls } from './address.ts'
import { findCaller } from './admit.ts'
import { limitBody } from './body-limit.ts'
import { createRequestHandler } from './handle.ts'
import { isKnown, problemResponse } from './reply.ts'

const BODY_LIMIT_BYTES = 256 * 1024
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type App = Hono<{ Variables: { requestId: string; operator: SessionOperator; endpoint?: string } }>

/** The API, the sockets and the probes. Pages are mounted after them, so an unknown API path never returns a page. */
export async function createApp(services: Services): Promise<App> {
  const app: App = new Hono()
  const operations = await findOperations()
  app.use(requestId(), neverSniffed, settleBody)
  if (services.log.isLevelEnabled('debug')) app.use(logRequests(services))
  if (services.trustedProxies.rules.length > 0) app.use(strictTransport(services))
  if (services.metrics) app.use(services.metrics.measure)
  app.use('/api/*', apiHeaders, openToKnown(services.origins))
  app.use('/loginLog', apiHeaders)
  mountProbes(app, services)
  mountOperations(app, operations, await findSockets(), services)
  mountSockets(app, services)
  mountProblems(app, operations)
  const notFound = (c: Context) => problemResponse(c, refuse('not-found').body)
  // A page of another origin may read the 404 too, so a developer who mistypes a path sees why.
  app.options('/api/*', answerPreflight(services.origins, METHODS))
  app.all('/api/*', notFound).all('/ws/*', notFound)
  app.onError((error, c) => {
    if (isBodyAborted(c)) return answerAborted(c, services.log)
    const problem = problemOf(error)
    if (problem) return problemResponse(c, problem.body)
    services.log.error({ message: error.message, stack: error.stack, path: c.req.path }, 'a request failed')
    return problemResponse(c, refuse('internal').body)
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

/** Browsers must not guess another content type than the one declared. */
const neverSniffed: MiddlewareHandler = (c, next) => {
  c.header('x-content-type-options', 'nosniff')
  return next()
}

/** Behind TLS, browsers must not come back without it. Other hosts of the same domain are none of our business. */
const strictTransport =
  ({ trustedProxies }: Services): MiddlewareHandler =>
  (c, next) => {
    if (isOverTls(c, trustedProxies)) c.header('strict-transport-security', 'max-age=31536000')
    return next()
  }

/** API responses are data for one caller, so they must not be cached, framed or executed. */
const apiHeaders: MiddlewareHandler = (c, next) => {
  // Set before the handler runs. Setting them afterwards would make the server build a second response.
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
      // Probes here, because without writes the server would never notice that there is space again.
      if (storageFailure(db)) await probeStorage(db)
      const failure = storageFailure(db)
      if (failure) throw storageRefusal(failure)
      return c.json({ status: 'ready' })
    } catch (error) {
      const problem = error instanceof Problem ? error : problemOf(error)
      // The outage log has already recorded a known outage.
      if (!problem) log.error({ message: String(error) }, 'the database is unavailable')
      return problemResponse(c, (problem ?? unavailable(error)).body)
    }
  })
}

function mountOperations(app: App, operations: readonly Operation[], sockets: NamedSocket[], services: Services) {
  const info = { title: 'Strive Console', version: VERSION }
  mountDocument(app, OPENAPI_PATH, async () =>
    stepByStep(
      openapiInSteps(info, operations, sockets, await findSchemas(), await findExamples(), await readDocComments()),
    ),
  )
  mountDocument(app, OUTLINE_PATH, async () => outline(operations))
  mountDocument(app, '/api/asyncapi.json', async () => asyncapi(info, operations, sockets, await findSchemas()))

  const refuseLarge = async (c: Context) => {
    // Finds the caller first, so that the refusal appears in their traffic log.
    await findCaller(c, services.db).catch(() => null)
    return problemResponse(c, refuse('too-large').body)
  }
  for (const operation of operations) {
    const { method, path, maxBodyBytes = BODY_LIMIT_BYTES } = operation.endpoint
    if (services.metrics) app.on(method, path, services.metrics.name(operation.id))
    if (!operation.endpoint.isUnlogged) app.on(method, path, services.traffic.recorderOf(operation))
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
      return problemResponse(c, refuse('wrong-method').body)
    })
  }
}

/** Builds a document on the first request, because startup doesn't need it, and then keeps it as text for all. */
function mountDocument(app: App, path: string, build: () => Promise<object>) {
  const prepare = async () => {
    const body = JSON.stringify(await build())
    return { body, etag: `"${sha256(body).digest('base64url')}"` }
  }
  let preparing: ReturnType<typeof prepare> | undefined
  const read = () => {
    preparing ??= prepare().catch(error => {
      // The next request tries again.
      preparing = undefined
      throw error
    })
    return preparing
  }
  app.get(path, compress(), async c => {
    const document = await read()
    // It describes what everybody may know, and viewers of such documents run in pages of other origins.
    c.header('access-control-allow-origin', '*')
    // It only changes with the version. Whoever has it asks whether it is still the same.
    c.header('cache-control', 'no-cache')
    c.header('etag', document.etag)
    if (isKnown(c, document.etag)) return c.body(null, 304)
    c.header('content-type', 'application/json')
    return c.body(document.body)
  })
}

function mountSockets(app: App, services: Services) {
  for (const channel of ['live', 'request'] as const)
    app.get(
      CHANNELS[channel].path,
      admitSocket(services, channel),
      upgradeSocket((c, transport) =>
        services.live.open(transport, channel, c.get('operator'), {
          after: afterOf(c),
          since: c.req.query('since') ?? null,
        }),
      ),
    )
}

/** S-WS-2: accepts only the app's own origin, with a ticket of a session that is still valid and permitted. */
const admitSocket =
  ({ db }: Services, channel: SocketChannel): MiddlewareHandler =>
  async (c, next) => {
    const refused = (code: 'not-permitted' | 'not-signed-in') => problemResponse(c, refuse(code).body)
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
