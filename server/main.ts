import type { Server } from 'node:http'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { serve } from '@hono/node-server'
import { WebSocketServer } from 'ws'
import { type Config, imageSources, isLoopback } from './config.ts'
import { createApp } from './http/app.ts'
import { createLog } from './log.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { closeServices, openServices } from './open-services.ts'
import { mountPages } from './pages.ts'
import type { Services } from './services.ts'
import { accountsWithDemoPassword, DEMO_ACCOUNTS } from './sessions/demo-accounts.ts'
import { describeListenError, describeStartError } from './start-errors.ts'

/** A console's response on the request channel contains its map markers, which can be thousands. */
const SOCKET_PAYLOAD_BYTES = 1024 * 1024
/**
 * Longer than clients and common proxies (60 s) keep an idle connection, so that they close it first. With Node's 5 s, a
 * busy client may send a request over a connection that is being closed, and gets no response.
 */
const KEEP_ALIVE_MS = 65_000
/** How long a shutdown waits for running requests. */
const GRACE_MS = 10_000
const PARENT_CHECK_MS = 500
/** The parent process, read before the pages are built: it may be gone by the time the server listens. */
const PARENT = process.ppid

/** Starts the single process of the console: pages, API and sockets on one port. `dev` adds Vite. */
export async function start(config: Config, { dev }: { dev: boolean }): Promise<void> {
  const log = createLog(config.logLevel)
  const services = await openServices(config, log).catch(error => {
    throw describeStartError(error, config)
  })
  const demo = await accountsWithDemoPassword(services.db)
  if (demo.length > 0 && !isLoopback(config.host) && !config.allowsDemoPasswords) {
    await closeServices(services)
    throw new Error(
      `STRIVE_HOST ${config.host} can be reached from other machines, but ${demo.join(' and ')} still use the demo password. Change it in My Profile, or set STRIVE_ALLOW_DEMO=1.`,
    )
  }
  const app = await createApp(services)
  const metricsServer = config.metrics && services.metrics && (await serveMetrics(services.metrics, config.metrics))
  const origins = { images: imageSources(config), maps: config.mapOrigins }
  const pages = await mountPages(app, { dev, dist: config.dist, origins })
  const server = serve(
    {
      fetch: app.fetch,
      hostname: config.host,
      port: config.port,
      createServer: pages.createServer,
      websocket: { server: new WebSocketServer({ noServer: true, maxPayload: SOCKET_PAYLOAD_BYTES }) },
    },
    address => {
      greet(address, services, demo)
      keepHeapSmall()
    },
  ) as Server
  server.keepAliveTimeout = KEEP_ALIVE_MS
  pages.takeUpgrades(server)
  server.once('error', error => {
    console.error(describeListenError(error, config))
    process.exit(1)
  })
  stopOnSignals(server, services, async () => {
    metricsServer?.close()
    await pages.close()
  })
}

/**
 * Keeps a burst of requests from doubling the heap. Set only after startup: under this flag a start takes a third
 * longer, because code compiled under other flags is rejected. Flushes the compile cache first, so that the next start
 * can use it.
 */
function keepHeapSmall() {
  flushCompileCache()
  setFlagsFromString('--memory-saver-mode')
}

function greet({ address, port }: AddressInfo, { databaseKind, levelCode, log }: Services, demo: string[]) {
  const host = address.includes(':') ? `[${address}]` : address
  console.log(`Strive Console is listening on http://${host}:${port}/strive/`)
  for (const { account, password } of DEMO_ACCOUNTS)
    if (demo.includes(account)) console.log(`  account ${account}, password ${password}`)
  if (levelCode.fresh)
    console.log(`  level code ${levelCode.fresh} (shown only once: enter it in My Profile to get the level supersuper)`)
  log.info({ host, port, database: databaseKind }, 'listening')
}

/** Shuts down gracefully: no new connections, sockets notified, running requests finished, database closed. */
function stopOnSignals(server: Server, services: Services, closePages: () => Promise<void>) {
  let isStopping = false
  async function stop() {
    if (isStopping) return
    isStopping = true
    const closed = new Promise(resolve => server.close(resolve))
    // Open sockets would keep the server from closing.
    await services.live.close()
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
    await closed
    await closePages()
    await closeServices(services)
    process.exit(0)
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
  // npm passes SIGTERM to a shell that dies without forwarding it, so an orphaned server stops by itself.
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== PARENT && stop(), PARENT_CHECK_MS).unref()
}
