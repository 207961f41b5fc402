import * as z from 'zod/mini'
import { RANGES, REQUEST_METHODS } from './faults.ts'

/** The longest time that a request is held. After it, the request goes on by itself. */
export const MAX_HOLD_MS = 60_000
/**
 * The limit of held requests per operator and sandbox. A browser opens six connections to a host, and a held request
 * keeps one of them busy: with six held, the console could not send the request that lets them go on.
 */
export const MAX_HELD = 4

/** A longer path is cut. */
export const MAX_HELD_PATH = 300

const Held = z.object({
  id: z.string(),
  method: z.enum(REQUEST_METHODS),
  /** The path with its query. */
  path: z.string().check(z.maxLength(MAX_HELD_PATH)),
  /** The operation id. */
  endpoint: z.string(),
  /** The page that sent it; null if it came from elsewhere. */
  page: z.nullable(z.string()),
  sandboxId: z.string(),
  /** The rule that holds it; null if the request itself asked for it. */
  faultId: z.nullable(z.string()),
  since: z.iso.datetime(),
})
/** What instances tell each other about a held request. */
export type Held = z.infer<typeof Held>

/** A request that waits at the server until its operator lets it go on. */
export const HeldRequest = z.extend(Held, {
  /** Since when, independent of the client's clock. */
  ageMs: z.int(),
})
export type HeldRequest = z.infer<typeof HeldRequest>

/** What happens to a held request: it goes on, is refused with a status, or loses its connection. */
export const HeldAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('release') }),
  z.object({
    action: z.literal('fail'),
    status: z.int().check(z.minimum(RANGES.status[0]), z.maximum(RANGES.status[1])),
  }),
  z.object({ action: z.literal('drop') }),
])
export type HeldAction = z.infer<typeof HeldAction>
