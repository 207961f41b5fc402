import type { Context, MiddlewareHandler } from 'hono'
import type { Transport } from '#server/platform/transport.ts'

/** What tab/worker/serve.ts gives with the request of a socket. */
type Env = { transport?: Transport }

export const upgradeSocket =
  (open: (c: Context, transport: Transport) => void): MiddlewareHandler =>
  async c => {
    const { transport } = (c.env ?? {}) as Env
    if (!transport) return c.text('Upgrade Required', 426)
    open(c, transport)
    return c.body(null, 204)
  }
