import * as z from 'zod/mini'
import { fieldCode } from '#shared/field-code.ts'
import { keysIn, propertyOf } from '#shared/objects.ts'

// Practice faults: their parameters, their notation and the requests they match. Client and server share this code.

/** Safety limits: no request waits longer, and no rule lasts longer. */
export const MAX_DELAY_MS = 30_000
export const LIFETIME_SECONDS = 15 * 60
export const MAX_RULES = 50

export const FAULT_HEADER = 'x-practice-fault'
/** For requests that cannot set a header, such as links and images. */
export const FAULT_QUERY = '__fault'
export const APPLIED_HEADER = 'x-practice-fault-applied'

export const BREAKS = ['truncate', 'type', 'drop', 'null'] as const
export const SOCKET_FAULTS = ['drop', 'lag', 'duplicate', 'reorder'] as const

/** The range of each numeric parameter. */
export const RANGES = {
  delay: [0, MAX_DELAY_MS],
  jitter: [0, MAX_DELAY_MS],
  drip: [1, 1_000_000],
  status: [400, 599],
  bucket: [1, 1_000],
  refill: [0.01, 1_000],
  duplicate: [0, MAX_DELAY_MS],
  reorder: [0, MAX_DELAY_MS],
  session: [0, 1_000],
  maintenance: [1, LIFETIME_SECONDS],
  stale: [1, LIFETIME_SECONDS],
  first: [1, 1_000],
  every: [1, 1_000],
  p: [0, 1],
  seed: [0, 2 ** 31 - 1],
} as const satisfies Record<string, readonly [least: number, most: number]>
export type NumberName = keyof typeof RANGES
export const NUMBER_NAMES = keysIn(RANGES)

const within = (name: NumberName) => [z.minimum(RANGES[name][0]), z.maximum(RANGES[name][1])] as const
const whole = (name: NumberName) => z.optional(z.int().check(...within(name)))
const fraction = (name: NumberName) => z.optional(z.number().check(...within(name)))
const flag = z.optional(z.literal(true))

/** The parameters, all optional. */
const shape = {
  /** The request waits until its operator lets it go on, and at most a minute (`held.ts`). */
  hold: flag,
  /** Milliseconds before the request continues, and the maximum of a random addition. */
  delay: whole('delay'),
  jitter: whole('jitter'),
  /** Bytes per second of the response. */
  drip: whole('drip'),
  status: whole('status'),
  /** The connection is closed before the request runs. */
  offline: flag,
  /** The request runs, then the connection is closed without a response. */
  lost: flag,
  break: z.optional(z.enum(BREAKS)),
  /** A token bucket with this many requests, refilled at `refill` per second. Other requests get a 429. */
  bucket: whole('bucket'),
  refill: fraction('refill'),
  /** The request runs a second time after this many milliseconds. */
  duplicate: whole('duplicate'),
  /** Every other request waits for the response to the next one, at most this many milliseconds. */
  reorder: whole('reorder'),
  /** The session ends after this many calls. */
  session: whole('session'),
  /** 503 for this many seconds after the rule starts. */
  maintenance: whole('maintenance'),
  /** A GET returns the response from this many seconds ago. */
  stale: whole('stale'),
  /** The effect on messages of the live sockets and the event stream. `lag` delays them by `delay`. */
  socket: z.optional(z.enum(SOCKET_FAULTS)),
  // The affected calls.
  first: whole('first'),
  every: whole('every'),
  p: fraction('p'),
  seed: whole('seed'),
}
const CHOICES = ['first', 'every', 'p', 'seed'] as const
const SLOWNESS = ['delay', 'jitter', 'drip'] as const
/** Parameters that only a rule can have, because they need state across requests. */
const REMEMBERING = ['bucket', 'refill', 'reorder', 'session', 'stale', 'socket', 'first', 'every'] as const

type Parameter = keyof typeof shape
const PARAMETERS = keysIn(shape)

/** The parameters that are set and not among `names`. */
const without = (fault: Partial<Record<Parameter, unknown>>, names: readonly Parameter[]) =>
  PARAMETERS.filter(name => fault[name] !== undefined && !names.includes(name))

export const Fault = z.object(shape).check(
  z.refine(fault => without(fault, CHOICES).length > 0, { error: 'nothing-happens' }),
  z.refine(fault => (fault.bucket === undefined) === (fault.refill === undefined), {
    error: 'bucket-and-refill',
    path: ['refill'],
  }),
  z.refine(
    fault => fault.socket === undefined || without(fault, ['socket', 'delay', 'jitter', ...CHOICES]).length === 0,
    {
      error: 'socket-alone',
      path: ['socket'],
    },
  ),
)
export type Fault = z.infer<typeof Fault>

/** An issue in the text of a fault. `parameter` is null if the text as a whole is invalid. */
type FaultIssue = { parameter: string | null; code: string }

/**
 * Parses `delay=800;jitter=400;status=503;p=0.3`. A flag such as `offline` has no value (`hold=1` is
 * `hold`). Unknown, repeated and invalid
 * parameters are issues and never ignored.
 */
export function parseFault(text: string): { fault: Fault; issues: [] } | { fault: null; issues: FaultIssue[] } {
  const given: Record<string, unknown> = {}
  const issues: FaultIssue[] = []
  for (const piece of text.split(';')) {
    const [, name, value] = /^\s*([a-z]+)(?:\s*=\s*([\w.-]+))?\s*$/.exec(piece) ?? []
    if (name === undefined) issues.push({ parameter: null, code: 'syntax' })
    else if (!Object.hasOwn(shape, name)) issues.push({ parameter: name, code: 'unknown-parameter' })
    else if (Object.hasOwn(given, name)) issues.push({ parameter: name, code: 'repeated' })
    else given[name] = readValue(name, value)
  }
  if (issues.length > 0) return { fault: null, issues }
  const { data, error } = z.safeParse(Fault, given)
  if (data) return { fault: data, issues: [] }
  return {
    fault: null,
    issues: error.issues.map(issue => ({
      parameter: issue.path.length > 0 ? String(issue.path[0]) : null,
      code: fieldCode(issue),
    })),
  }
}

function readValue(name: string, text: string | undefined): unknown {
  if (text === undefined || (name === 'hold' && text === '1')) return true
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

/** Parses a fault for a single request, which has no state across requests. */
export function parseOwnFault(text: string): ReturnType<typeof parseFault> {
  const parsed = parseFault(text)
  const lasting = parsed.fault ? REMEMBERING.filter(name => parsed.fault[name] !== undefined) : []
  if (lasting.length === 0) return parsed
  return { fault: null, issues: lasting.map(parameter => ({ parameter, code: 'needs-rule' })) }
}

/** Writes a fault as text for `parseFault`. */
export const writeFault = (fault: Partial<Fault>): string =>
  PARAMETERS.filter(name => fault[name] !== undefined)
    .map(name => (fault[name] === true ? name : `${name}=${fault[name]}`))
    .join(';')

export const REQUEST_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export const METHODS = ['*', ...REQUEST_METHODS] as const
export type Method = (typeof METHODS)[number]

/** The requests that a rule matches. In the path, `*` matches any text and `{name}` one segment. */
export type Target = { method: Method; path: string }
const PATH_PATTERN = /^(\*|\/[\w\-./~%:*{}]*)$/
const MAX_STARS = 3

export const isPathPattern = (path: string): boolean =>
  PATH_PATTERN.test(path) &&
  path.split('*').length - 1 <= MAX_STARS &&
  path.split('/').every(segment => !/[{}]/.test(segment) || /^\{\w+\}$/.test(segment))

/** A rule affects either messages of the live sockets and the event stream, by their paths, or requests. */
export const isForMessages = ({ socket }: Fault): boolean => socket !== undefined

export function createMatcher({ method, path }: Target): (request: { method: string; path: string }) => boolean {
  // What stands between stars is found one after the other. One expression with several stars would try all combinations
  // of places, and a long path would take seconds.
  const [first = '', ...others] = path.split('*').map(expressionOf)
  const last = others.pop()
  const start = new RegExp(`^${first}${last === undefined ? '$' : ''}`)
  const between = others.map(part => new RegExp(part, 'g'))
  const end = new RegExp(`${last}$`, 'g')
  function matches(text: string): boolean {
    let place = start.exec(text)?.[0].length ?? null
    for (const expression of between) if (place !== null) place = endOfMatch(expression, text, place)
    return place !== null && (last === undefined || endOfMatch(end, text, place) !== null)
  }
  return request => (method === '*' || method === request.method) && matches(request.path)
}

/** The expression for a part of a path without stars. */
const expressionOf = (part: string) =>
  part.replace(/\{\w+\}|[.+?^${}()|[\]\\]/g, found => (found.length > 1 ? '[^/]+' : `\\${found}`))

/** Where the first match at or after a place ends. */
function endOfMatch(expression: RegExp, text: string, from: number): number | null {
  expression.lastIndex = from
  return expression.test(text) ? expression.lastIndex : null
}

/** Larger means narrower: a longer literal path counts most, then a path without a star, then a specific method. */
export function narrowness({ method, path }: Target): number {
  const written = path.replace(/\*|\{\w+\}/g, '').length
  return written * 4 + (path.includes('*') ? 0 : 2) + (method === '*' ? 0 : 1)
}

/** A number from 0 to 1 that depends only on the arguments (the mixing function of mulberry32). */
export function roll(seed: number, call: number, salt = 0): number {
  let t = (seed + Math.imul(call, 0x6d2b79f5) + Math.imul(salt, 0x9e3779b9)) | 0
  t = Math.imul(t ^ (t >>> 15), t | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}

/** Whether the fault affects this call. Calls count from 1. */
export function isChosen({ first, every, p, seed = 0 }: Fault, call: number): boolean {
  if (first !== undefined && call > first) return false
  if (every !== undefined && call % every !== 0) return false
  return p === undefined || roll(seed, call) < p
}

/**
 * The part of the fault that affects this call. `first`, `every` and `p` choose the calls. A delay next to a failure
 * affects all calls, because a connection that loses one call in three is slow for the others, too.
 */
export function faultAt(fault: Fault, call: number): Partial<Fault> {
  if (isChosen(fault, call)) return fault
  const isSlownessAll = without(fault, [...SLOWNESS, ...CHOICES]).length === 0
  if (isSlownessAll) return {}
  const { delay, jitter, drip, seed } = fault
  return { delay, jitter, drip, seed }
}

/** Whether a rule for the first calls has no effect on any later call. */
export function isSpent(fault: Fault, calls: number): boolean {
  if (fault.first === undefined || calls < fault.first) return false
  const { delay, jitter, drip } = faultAt(fault, calls + 1)
  return (delay ?? jitter ?? drip) === undefined
}

/** The delay of this call with its share of the jitter, at most half a minute. */
export const delayAt = ({ delay = 0, jitter = 0, seed = 0 }: Partial<Fault>, call: number): number =>
  Math.min(MAX_DELAY_MS, Math.round(delay + jitter * roll(seed, call, 1)))

/** The effect on this call in the engine's notation: `delay=812;status=503`, or `none`. */
export function preview(fault: Fault, call: number): string {
  const happening = faultAt(fault, call)
  const { jitter: _, ...shown } = { ...happening, delay: delayAt(happening, call) || undefined }
  const names = without(shown, CHOICES)
  return names.length > 0 ? writeFault(Object.fromEntries(names.map(name => [name, propertyOf(shown, name)]))) : 'none'
}

/** A realistic situation, as a set of rules. */
type PresetRule = { method: Method; path: string; fault: Fault; seconds?: number }
export const PRESETS = {
  'lost-response': [
    { method: 'POST', path: '*', fault: { lost: true, first: 1 } },
    { method: 'PATCH', path: '*', fault: { lost: true, first: 1 } },
  ],
  unavailable: [{ method: '*', path: '*', fault: { status: 503, first: 1 } }],
  lift: [{ method: '*', path: '*', fault: { delay: 1_200, jitter: 1_800, offline: true, p: 0.3 } }],
  tunnel: [{ method: '*', path: '*', fault: { offline: true }, seconds: 30 }],
  'month-end': [
    { method: '*', path: '*', fault: { delay: 1_500, jitter: 2_500, status: 503, p: 0.1 } },
    { method: 'POST', path: '*', fault: { delay: 3_000, jitter: 3_000, bucket: 5, refill: 0.2 } },
  ],
  'third-party': [
    { method: 'GET', path: '/api/overview/*', fault: { delay: 3_000, status: 502 } },
    { method: 'GET', path: '/api/species*', fault: { delay: 3_000, status: 502 } },
  ],
  'double-click': [{ method: 'POST', path: '*', fault: { duplicate: 0 } }],
  session: [{ method: '*', path: '*', fault: { session: 5 } }],
} as const satisfies Record<string, readonly PresetRule[]>
export type Preset = keyof typeof PRESETS
export const PRESET_NAMES = keysIn(PRESETS)
export const rulesOf = (preset: Preset): readonly PresetRule[] => PRESETS[preset]

export const RuleFields = z.object({
  method: z.enum(METHODS),
  /** `*`, or a path with `*` for any text and `{name}` for one segment. */
  path: z.string().check(z.maxLength(200), z.refine(isPathPattern, { error: 'path-pattern' })),
  fault: Fault,
  /** The time until it ends. */
  seconds: z._default(z.int().check(z.minimum(1), z.maximum(LIFETIME_SECONDS)), LIFETIME_SECONDS),
})
export type RuleFields = z.infer<typeof RuleFields>

/** An active rule. It affects only requests of the operator who created it. */
export const FaultRule = z.object({
  id: z.string(),
  method: z.enum(METHODS),
  path: z.string(),
  fault: Fault,
  /** The only sandbox whose requests it affects: that of the API key that made it. null for a rule of a session. */
  sandboxId: z.nullable(z.string()),
  /** The preset that it belongs to; null if it was made by hand. */
  preset: z.nullable(z.enum(PRESET_NAMES)),
  /** Whether the coach of your class has turned it on. Only they can end it. */
  isOfClass: z.boolean(),
  /** The number of matching calls, including those that it spared. */
  calls: z.int(),
  endsAt: z.iso.datetime(),
  /** The same, independent of the client's clock. */
  secondsLeft: z.int(),
  /** The version of the rule, which is its ETag. */
  version: z.int(),
})
export type FaultRule = z.infer<typeof FaultRule>
