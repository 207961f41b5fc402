import { once } from 'node:events'
import type { Server } from 'node:http'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { serve } from '@hono/node-server'
import { WebSocketServer } from 'ws'
import { type Config, imageSources, isLoopback } from './config/config.ts'
import { openServices } from './configured-services.ts'
import { createApp } from './http/app.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { closeServices } from './open-services.ts'
import { mountPages } from './pages.ts'
import { createLog } from './platform/log.ts'
import type { Services } from './services.ts'
import { accountsWithDemoPassword, DEMO_ACCOUNTS, demoText } from './sessions/demo-accounts.ts'
import { describeListenError, describeStartError } from './start/start-errors.ts'

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

/** A console that accepts requests. */
export type OpenConsole = {
  address: AddressInfo
  services: Services
  /** The accounts that still have the demo password. */
  demo: string[]
  /** Shuts down gracefully: no new connections, sockets notified, running requests finished, database closed. */
  close(): Promise<void>
}

/** Starts the single process of the console. `dev` adds Vite. It ends on a signal. */
export async function start(config: Config, options: { dev: boolean }): Promise<void> {
  const open = await openConsole(config, options)
  // Before it says that it listens, because then it may be stopped.
  stopOnSignals(open.close)
  await greet(open)
  keepHeapSmall()
}

/** Opens a console, which is pages, API and sockets on one port, and the database. Errors say what to do about them. */
export async function openConsole(config: Config, { dev }: { dev: boolean }): Promise<OpenConsole> {
  const log = createLog(config.logLevel)
  const services = await openServices(config, log).catch(error => {
    throw describeStartError(error, config)
  })
  const demo = await accountsWithDemoPassword(services.db)
  const app = await createApp(services)
  const metricsServer = config.metrics && services.metrics && (await serveMetrics(services.metrics, config.metrics))
  const origins = { images: imageSources(config), maps: config.mapOrigins }
  const says = { mark: services.live.mark, demo: demoLine(services, config, demo) }
  const pages = await mountPages(app, { dev, dist: config.dist, says, origins })
  const server = serve({
    fetch: app.fetch,
    hostname: config.host,
    port: config.port,
    createServer: pages.createServer,
    websocket: { server: new WebSocketServer({ noServer: true, maxPayload: SOCKET_PAYLOAD_BYTES }) },
    // With these options it is an HTTP/1 server.
  }) as Server
  server.keepAliveTimeout = KEEP_ALIVE_MS
  pages.takeUpgrades(server)
  await once(server, 'listening').catch(error => {
    throw new Error(describeListenError(error, config))
  })
  return {
    // Safe to cast, because the server listens on a port.
    address: server.address() as AddressInfo,
    services,
    demo,
    async close() {
      const closed = new Promise(resolve => server.close(resolve))
      // Held requests and open sockets would keep the server from closing.
      services.faults.stop()
      await services.live.close()
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
      await closed
      metricsServer?.close()
      await pages.close()
      await closeServices(services)
    },
  }
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

/**
 * What the sign-in screen says about demo accounts, for who opens it on this machine. Each visit reads for the next one
 * which of them still have their password, so that a screen never waits for the database.
 */
function demoLine({ db }: Services, { allowsDemoPasswords }: Config, accounts: readonly string[]) {
  let shown = accounts
  return (host: string) => {
    if (shown.length === 0 || !(allowsDemoPasswords || isLoopback(host))) return ''
    accountsWithDemoPassword(db).then(
      now => {
        shown = now
      },
      () => {},
    )
    return demoText(shown)
  }
}

async function greet({ address: { address, port }, services: { databaseKind, levelCode, log }, demo }: OpenConsole) {
  // Only now, because a start that fails would store a code that nobody has seen.
  const code = await levelCode.createOnce()
  const host = address.includes(':') ? `[${address}]` : address
  console.log(`Strive Console is listening on http://${host}:${port}/strive/`)
  for (const { account, password } of DEMO_ACCOUNTS)
    if (demo.includes(account)) console.log(`  account ${account}, password ${password}`)
  if (code) console.log(`  level code ${code} (shown only once: enter it in My Profile to get the level supersuper)`)
  log.info({ host, port, database: databaseKind }, 'listening')
}

/** Ends the process on the first SIGTERM or SIGINT. */
function stopOnSignals(close: OpenConsole['close']) {
  let isStopping = false
  async function stop() {
    if (isStopping) return
    isStopping = true
    await close()
    process.exit(0)
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
  // npm passes SIGTERM to a shell that dies without forwarding it, so an orphaned server stops by itself.
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== PARENT && stop(), PARENT_CHECK_MS).unref()
}
