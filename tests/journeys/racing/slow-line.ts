import { createServer, type IncomingMessage, request as send } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'

export type SlowLine = {
  url: string
  /** Holds all later requests whose path matches. */
  hold(path: RegExp): Held
  /** Answers the next `count` requests whose path matches with 503. */
  fail(path: RegExp, count: number): void
  close(): void
}
export type Held = {
  /** How many requests have been held so far. */
  count: () => number
  /** Lets them go on, and holds no more. */
  release: () => void
}

/** A line to a console on which some files come late or not at all. Everything else passes, sockets as well. */
export async function openSlowLine(to: string): Promise<SlowLine> {
  const { hostname, port } = new URL(to)
  const holds: { path: RegExp; count: number; released: Promise<void> }[] = []
  const failures: { path: RegExp; left: number }[] = []

  const server = createServer(async (request, response) => {
    const { url: path = '', method, headers } = request
    const failure = failures.find(one => one.left > 0 && one.path.test(path))
    if (failure) {
      failure.left--
      response.writeHead(503).end()
      return
    }
    const hold = holds.find(one => one.path.test(path))
    if (hold) {
      hold.count++
      await hold.released
    }
    const sent = send({ hostname, port, path, method, headers }, reply => {
      response.writeHead(reply.statusCode ?? 502, reply.rawHeaders)
      reply.pipe(response)
    })
    sent.on('error', () => response.destroy())
    request.pipe(sent)
  })
  server.on('upgrade', (request, socket, head) => passSocket(request, socket, head, { hostname, port: Number(port) }))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    // A server that listens on a port has this address.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold(path) {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const hold = { path, count: 0, released }
      holds.push(hold)
      return {
        count: () => hold.count,
        release() {
          holds.splice(holds.indexOf(hold), 1)
          release()
        },
      }
    },
    fail: (path, count) => void failures.push({ path, left: count }),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function passSocket(
  { method, url, rawHeaders }: IncomingMessage,
  near: Duplex,
  head: Buffer,
  to: { hostname: string; port: number },
) {
  const far = connect(to.port, to.hostname, () => {
    const headers = rawHeaders.map((part, at) => part + (at % 2 === 0 ? ': ' : '\r\n')).join('')
    far.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`)
    far.write(head)
    far.pipe(near).pipe(far)
  })
  for (const end of [near, far])
    end
      .on('error', () => undefined)
      .on('close', () => {
        near.destroy()
        far.destroy()
      })
}
