import type { FaultRule, RuleFields } from '#resources/faults/contract.ts'
import { keysIn } from '#shared/objects.ts'
import {
  type BREAKS,
  type Fault,
  isPathPattern,
  LIFETIME_SECONDS,
  METHODS,
  type Method,
  NUMBER_NAMES,
  type NumberName,
  parseFault,
  type SOCKET_FAULTS,
  writeFault,
} from '#shared/platform/faults.ts'

/** The failures other than a delay, and the parameters of each. */
export const FAILURES = {
  none: [],
  status: ['status'],
  offline: [],
  lost: [],
  hold: [],
  bucket: ['bucket', 'refill'],
  break: ['break'],
  duplicate: ['duplicate'],
  reorder: ['reorder'],
  session: ['session'],
  maintenance: ['maintenance'],
  stale: ['stale'],
  socket: ['socket'],
} as const satisfies Record<string, readonly (keyof Fault)[]>
type Failure = keyof typeof FAILURES
// Object.keys loses the type of its keys.
export const FAILURE_NAMES = keysIn(FAILURES)

export const CHOICES = ['all', 'first', 'every', 'p'] as const
type Choice = (typeof CHOICES)[number]

/** A number is null while its field is empty. */
export type RuleValues = Record<NumberName, number | null> & {
  method: Method
  path: string
  failure: Failure
  choice: Choice
  break: (typeof BREAKS)[number]
  socket: (typeof SOCKET_FAULTS)[number]
  seconds: number | null
}

const START: RuleValues = {
  method: '*',
  path: '*',
  failure: 'status',
  choice: 'all',
  break: 'truncate',
  socket: 'drop',
  delay: null,
  jitter: null,
  drip: null,
  status: 503,
  bucket: 5,
  refill: 0.2,
  duplicate: 0,
  reorder: 1_000,
  session: 5,
  maintenance: 60,
  stale: 10,
  first: 1,
  every: 3,
  p: 0.3,
  seed: null,
  seconds: LIFETIME_SECONDS,
}

export const valuesOf = (rule: FaultRule | null): RuleValues =>
  rule ? valuesOfFields({ ...rule, seconds: rule.secondsLeft }) : START

function valuesOfFields({ method, path, fault, seconds }: RuleFields): RuleValues {
  const given = Object.fromEntries(
    NUMBER_NAMES.flatMap(name => (fault[name] === undefined ? [] : [[name, fault[name]]])),
  )
  return {
    ...START,
    ...given,
    method,
    path,
    failure: FAILURE_NAMES.find(name => name !== 'none' && fault[name] !== undefined) ?? 'none',
    choice: CHOICES.find(name => name !== 'all' && fault[name] !== undefined) ?? 'all',
    break: fault.break ?? START.break,
    socket: fault.socket ?? START.socket,
    seconds,
  }
}

/** What a link opens the form with. What can't be read, or the form has no field for, is missing and said to be. */
export function valuesOfText(text: string): { values: RuleValues; isWhole: boolean } {
  const { method, path, fault } = readRuleText(text)
  const target = { method: method ?? START.method, path: path ?? START.path }
  if (!fault) return { values: { ...START, ...target }, isWhole: false }
  const values = valuesOfFields({ ...target, fault, seconds: LIFETIME_SECONDS })
  const isSame = writeFault(fieldsOf(values).fault) === writeFault(fault)
  return { values, isWhole: method !== null && path !== null && isSame }
}

/** The rule of these values. An invalid number stays invalid, so that it is reported. */
export function fieldsOf(values: RuleValues): RuleFields {
  const { method, path, failure, choice, seconds } = values
  const names: readonly (keyof Fault)[] = [
    'delay',
    'jitter',
    'drip',
    ...FAILURES[failure],
    ...(choice === 'all' ? [] : [choice]),
  ]
  const isChance = choice === 'p' || values.jitter !== null
  const chosen = [...names, ...(isChance ? (['seed'] as const) : [])]
  // All of these have numbers.
  const given = Object.fromEntries(chosen.flatMap(name => entryOf(name, values[name as NumberName])))
  const fault: Fault = {
    ...given,
    ...((failure === 'offline' || failure === 'lost' || failure === 'hold') && { [failure]: true }),
  }
  return { method, path: path.trim(), fault, seconds: seconds ?? LIFETIME_SECONDS }
}

const entryOf = (name: keyof Fault, value: unknown): [keyof Fault, unknown][] => (value === null ? [] : [[name, value]])

// A rule as text, for links: `PATCH /api/profile lost;first=1`.

type RuleText = { method: Method; path: string; fault: Fault }

/** The parts of the text; null: it can't be read. */
function readRuleText(text: string): { [part in keyof RuleText]: RuleText[part] | null } {
  const [method, path = '', ...fault] = text.trim().split(/\s+/)
  return {
    method: METHODS.find(one => one === method) ?? null,
    path: isPathPattern(path) ? path : null,
    fault: parseFault(fault.join(' ')).fault,
  }
}
