import * as z from 'zod/mini'

// What a practice fault is: its parameters, how it is written, whom it hits. Client and server obey the same.

/** Safe by design: nothing waits longer, and no rule lasts longer. */
export const MAX_DELAY_MS = 30_000
export const LIFETIME_SECONDS = 15 * 60
export const MAX_RULES = 50

export const FAULT_HEADER = 'x-practice-fault'
/** For what cannot set a header, such as a link or an image. */
export const FAULT_QUERY = '__fault'
export const APPLIED_HEADER = 'x-practice-fault-applied'

export const BREAKS = ['truncate', 'type', 'drop', 'null'] as const
export const SOCKET_FAULTS = ['drop', 'lag', 'duplicate', 'reorder'] as const

/** From where to where each number goes. */
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
// Object.keys forgets that it is given nothing else.
export const NUMBER_NAMES = Object.keys(RANGES) as NumberName[]

const within = (name: NumberName) => [z.minimum(RANGES[name][0]), z.maximum(RANGES[name][1])] as const
const whole = (name: NumberName) => z.optional(z.int().check(...within(name)))
const fraction = (name: NumberName) => z.optional(z.number().check(...within(name)))
const flag = z.optional(z.literal(true))

/** A name for each parameter; those that are left out do nothing. */
const shape = {
  /** Milliseconds before the request goes on, and up to so many more. */
  delay: whole('delay'),
  jitter: whole('jitter'),
  /** Bytes a second of the answer. */
  drip: whole('drip'),
  status: whole('status'),
  /** The socket is destroyed before anything acts. */
  offline: flag,
  /** The request acts, then the line is cut. */
  lost: flag,
  break: z.optional(z.enum(BREAKS)),
  /** A bucket of so many requests, refilled by so many a second; beyond it 429. */
  bucket: whole('bucket'),
  refill: fraction('refill'),
  /** The request acts once more after so many milliseconds. */
  duplicate: whole('duplicate'),
  /** Every other request waits until the next one was answered, so many milliseconds at most. */
  reorder: whole('reorder'),
  /** The session ends after so many calls. */
  session: whole('session'),
  /** 503 for so many seconds from the start of the rule. */
  maintenance: whole('maintenance'),
  /** A GET is answered as it was so many seconds ago. */
  stale: whole('stale'),
  /** What happens to the messages of the live sockets and of the event stream; `lag` waits for `delay`. */
  socket: z.optional(z.enum(SOCKET_FAULTS)),
  // Which calls are hit.
  first: whole('first'),
  every: whole('every'),
  p: fraction('p'),
  seed: whole('seed'),
}
const CHOICES = ['first', 'every', 'p', 'seed'] as const
const SLOWNESS = ['delay', 'jitter', 'drip'] as const
/** What only a rule can have: it remembers, one request does not. */
const REMEMBERING = ['bucket', 'refill', 'reorder', 'session', 'stale', 'socket', 'first', 'every'] as const

type Parameter = keyof typeof shape
export const PARAMETERS = Object.keys(shape) as Parameter[]

/** The parameters that are given and not among these. */
const without = (fault: Partial<Record<Parameter, unknown>>, names: readonly Parameter[]) =>
  PARAMETERS.filter(name => fault[name] !== undefined && !names.includes(name))

export const Fault = z.object(shape).check(
  z.refine(fault => without(fault, CHOICES).length > 0, { error: 'nothing_happens' }),
  z.refine(fault => (fault.bucket === undefined) === (fault.refill === undefined), {
    error: 'bucket_and_refill',
    path: ['refill'],
  }),
  z.refine(
    fault => fault.socket === undefined || without(fault, ['socket', 'delay', 'jitter', ...CHOICES]).length === 0,
    {
      error: 'socket_alone',
      path: ['socket'],
    },
  ),
)
export type Fault = z.infer<typeof Fault>

/** One thing that is wrong with a written fault; `parameter` is null when the text as a whole is. */
export type FaultIssue = { parameter: string | null; code: string }

/**
 * Reads `delay=800;jitter=400;status=503;p=0.3`; a flag such as `offline` stands alone. Strict: an unknown, repeated or wrong
 * parameter is an issue, never ignored.
 */
export function parseFault(text: string): { fault: Fault; issues: [] } | { fault: null; issues: FaultIssue[] } {
  const given: Record<string, unknown> = {}
  const issues: FaultIssue[] = []
  for (const piece of text.split(';')) {
    const [, name, value] = /^\s*([a-z]+)(?:\s*=\s*([\w.-]+))?\s*$/.exec(piece) ?? []
    if (name === undefined) issues.push({ parameter: null, code: 'syntax' })
    else if (!Object.hasOwn(shape, name)) issues.push({ parameter: name, code: 'unknown_parameter' })
    else if (Object.hasOwn(given, name)) issues.push({ parameter: name, code: 'repeated' })
    else given[name] = readValue(value)
  }
  if (issues.length > 0) return { fault: null, issues }
  const { data, error } = z.safeParse(Fault, given)
  if (data) return { fault: data, issues: [] }
  return {
    fault: null,
    issues: error.issues.map(({ path, code, message }) => ({
      parameter: path.length > 0 ? String(path[0]) : null,
      code: code === 'custom' ? message : code,
    })),
  }
}

function readValue(text: string | undefined): unknown {
  if (text === undefined) return true
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

/** The same for a fault of one request, which has no memory. */
export function parseOwnFault(text: string): ReturnType<typeof parseFault> {
  const parsed = parseFault(text)
  const lasting = parsed.fault ? REMEMBERING.filter(name => parsed.fault[name] !== undefined) : []
  if (lasting.length === 0) return parsed
  return { fault: null, issues: lasting.map(parameter => ({ parameter, code: 'needs_rule' })) }
}

/** A fault as `parseFault` reads it. */
export const writeFault = (fault: Partial<Fault>): string =>
  PARAMETERS.filter(name => fault[name] !== undefined)
    .map(name => (fault[name] === true ? name : `${name}=${fault[name]}`))
    .join(';')

export const REQUEST_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export const METHODS = ['*', ...REQUEST_METHODS] as const
export type Method = (typeof METHODS)[number]

/** Whom a rule hits: `*` stands for any text, `{name}` for one part of a path. */
export type Target = { method: Method; path: string }
export const PATH_PATTERN = /^(\*|\/[\w\-./~%:*{}]*)$/
const MAX_STARS = 3

export const isPathPattern = (path: string): boolean =>
  PATH_PATTERN.test(path) && path.split('*').length - 1 <= MAX_STARS && /^[^{}]*(\{\w+\}[^{}]*)*$/.test(path)

/** A rule is either for messages on the live sockets and the event stream, at their paths, or for requests. */
export const isForMessages = ({ socket }: Fault): boolean => socket !== undefined

/** Does the target hit this request? */
export function createMatcher({ method, path }: Target): (request: { method: string; path: string }) => boolean {
  const pattern = path.split(/(\*|\{\w+\})/).map(part => {
    if (part === '*') return '.*'
    return part.startsWith('{') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  const expression = new RegExp(`^${pattern.join('')}$`)
  return request => (method === '*' || method === request.method) && expression.test(request.path)
}

/** The larger, the narrower: more of the path is written out, then no star, then the method. */
export function narrowness({ method, path }: Target): number {
  const written = path.replace(/\*|\{\w+\}/g, '').length
  return written * 4 + (path.includes('*') ? 0 : 2) + (method === '*' ? 0 : 1)
}

/** A number from 0 to 1 that follows from its three arguments alone (mulberry32's mixing). */
export function roll(seed: number, call: number, salt = 0): number {
  let t = (seed + Math.imul(call, 0x6d2b79f5) + Math.imul(salt, 0x9e3779b9)) | 0
  t = Math.imul(t ^ (t >>> 15), t | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}

/** Is this call one of those that the fault chooses? Calls are counted from 1. */
export function isChosen({ first, every, p, seed = 0 }: Fault, call: number): boolean {
  if (first !== undefined && call > first) return false
  if (every !== undefined && call % every !== 0) return false
  return p === undefined || roll(seed, call) < p
}

/**
 * What happens to this call. `first`, `every` and `p` choose the calls; slowness beside a failure is for all of them, for a
 * line that loses one call in three is slow in the others.
 */
export function faultAt(fault: Fault, call: number): Partial<Fault> {
  if (isChosen(fault, call)) return fault
  const isSlownessAll = without(fault, [...SLOWNESS, ...CHOICES]).length === 0
  if (isSlownessAll) return {}
  const { delay, jitter, drip, seed } = fault
  return { delay, jitter, drip, seed }
}

/** Whether a rule for the first calls has met them all, and leaves those that follow alone. */
export function isSpent(fault: Fault, calls: number): boolean {
  if (fault.first === undefined || calls < fault.first) return false
  const { delay, jitter, drip } = faultAt(fault, calls + 1)
  return (delay ?? jitter ?? drip) === undefined
}

/** How long this call waits: the delay and its share of the spread, at most half a minute. */
export const delayAt = ({ delay = 0, jitter = 0, seed = 0 }: Partial<Fault>, call: number): number =>
  Math.min(MAX_DELAY_MS, Math.round(delay + jitter * roll(seed, call, 1)))

/** What happens to this call, as the engine says it: `delay=812;status=503`, or `none`. */
export function preview(fault: Fault, call: number): string {
  const happening = faultAt(fault, call)
  const { jitter: _, ...shown } = { ...happening, delay: delayAt(happening, call) || undefined }
  const names = without(shown, CHOICES)
  return names.length > 0
    ? writeFault(Object.fromEntries(names.map(name => [name, shown[name as keyof typeof shown]])))
    : 'none'
}

/** A situation from life, as the rules that make it. */
type PresetRule = { method: Method; path: string; fault: Fault; seconds?: number }
export const PRESETS = {
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
// Object.keys forgets that it is given nothing else.
export const PRESET_NAMES = Object.keys(PRESETS) as [Preset, ...Preset[]]
export const rulesOf = (preset: Preset): readonly PresetRule[] => PRESETS[preset]

export const RuleFields = z.object({
  method: z.enum(METHODS),
  /** `*`, or a path with `*` for any text and `{name}` for one part. */
  path: z.string().check(z.maxLength(200), z.refine(isPathPattern, { error: 'path_pattern' })),
  fault: Fault,
  /** How long it lasts from now on. */
  seconds: z._default(z.int().check(z.minimum(1), z.maximum(LIFETIME_SECONDS)), LIFETIME_SECONDS),
})
export type RuleFields = z.infer<typeof RuleFields>

/** A rule that is on. It belongs to one operator, and hits nobody else. */
export const FaultRule = z.object({
  id: z.string(),
  method: z.enum(METHODS),
  path: z.string(),
  fault: Fault,
  /** The situation that it is part of. */
  preset: z.nullable(z.enum(PRESET_NAMES)),
  /** How many calls it has met, whether they were hit or spared. */
  calls: z.int(),
  endsAt: z.iso.datetime(),
  /** The same, for a clock that goes wrong. */
  secondsLeft: z.int(),
  /** Counts the changes; the ETag of the rule. */
  version: z.int(),
})
export type FaultRule = z.infer<typeof FaultRule>
