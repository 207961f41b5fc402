import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '#server/config/config.ts'
import { describeListenError } from '#server/start/start-errors.ts'
import type { Metrics } from './metrics.ts'

/** Serves the metrics on a port of their own, which no proxy of the console can expose by accident. */
export async function serveMetrics(metrics: Metrics, { host, port }: NonNullable<Config['metrics']>): Promise<Server> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end()
    const text = await metrics.text()
    return response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(new Error(describeListenError(error, { host, port }, 'STRIVE_METRICS'))))
    server.listen(port, host, resolve)
  })
  // Safe to cast, because a server that listens on a port has an address.
  const address = server.address() as AddressInfo
  console.log(`Metrics are on http://${host.includes(':') ? `[${host}]` : host}:${address.port}/metrics`)
  return server
}
