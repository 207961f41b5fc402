import type { Context, MiddlewareHandler } from 'hono'
import type { Connection } from '#server/platform/connection.ts'

export type { Connection } from '#server/platform/connection.ts'

/** What tab/worker/serve.ts gives with each request. */
type Env = { connection?: Connection }
export const connectionOf = (c: Context): Connection | undefined => ((c.env ?? {}) as Env).connection

/** A body arrives whole, with its request. */
export const isBodyAborted = (): boolean => false
export const settleBody: MiddlewareHandler = (_, next) => next()
