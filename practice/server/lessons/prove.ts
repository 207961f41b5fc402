import { isDeepEqual } from '#server/platform/equal.ts'
import { pointerSteps, valueAt } from '#shared/json-pointer.ts'
import { itemAt } from '#shared/objects.ts'
import type { Against, Condition, Step, Task } from '#shared/platform/lessons/lesson.ts'
import type { Glimpse, Seen } from './seen.ts'

/** The requests that met each step, in order. The task is complete when every step has an entry. */
export type Proof = Seen[][]
type Named = Map<string, Seen>

/**
 * Finds the longest sequence of steps that these requests (oldest first) meet in order. A step takes the first request
 * that matches. If a later step refers to it, every matching request is tried.
 */
export function prove({ steps }: Task, seen: readonly Seen[]): Proof {
  const plans = steps.map(step => planOf(step, steps, seen))
  let best: Proof = []

  function goOn(place: number, from: number, named: Named, proof: Proof): boolean {
    if (proof.length > best.length) best = proof
    const plan = plans[place]
    if (!plan) return true
    const previous = proof.at(-1)?.at(-1)
    for (let index = from; index < seen.length; index++) {
      const met = findStep(plan, seen, index, named, previous)
      if (!met) return false
      const { name } = plan.step
      const next = name === undefined ? named : new Map(named).set(name, itemAt(met.seen, 0))
      if (goOn(place + 1, met.end, next, [...proof, met.seen])) return true
      if (!plan.isReferred && steps[place + 1]?.withinSeconds === undefined) return false
      index = met.begin
    }
    return false
  }

  goOn(0, 0, new Map(), [])
  return best
}

type Plan = ReturnType<typeof planOf>

/** A step, and which requests could meet it. That is decided once, because each is tried with many earlier ones. */
function planOf(step: Step, steps: readonly Step[], seen: readonly Seen[]) {
  const known: (boolean | undefined)[] = []
  return {
    step,
    isReferred: step.name !== undefined && steps.some(later => refersTo(later, step.name ?? '')),
    /** Conditions that compare with earlier steps. */
    comparing: (step.where ?? []).filter(condition => stepsNamedBy(condition).length > 0),
    mayBeMetAt: (index: number) => (known[index] ??= mayBeMetBy(step, itemAt(seen, index))),
  }
}

/** The first requests from `start` on that meet a step, and the index after the last of them. */
function findStep(plan: Plan, seen: readonly Seen[], start: number, named: Named, previous: Seen | undefined) {
  for (let begin = start; begin < seen.length; begin++) {
    if (!isMetAt(plan, seen, begin, named, previous)) continue
    const met = repeat(plan, seen, begin, named)
    if (met) return { ...met, begin }
    // A later start can only succeed if the step failed because of its time limit.
    if (plan.step.withinSeconds === undefined) return null
  }
  return null
}

/** The requests that meet a step as often as it requires, beginning at `begin`. */
function repeat(plan: Plan, seen: readonly Seen[], begin: number, named: Named) {
  const { times = 1 } = plan.step
  const found = [itemAt(seen, begin)]
  let end = begin + 1
  for (; found.length < times && end < seen.length; end++)
    if (isMetAt(plan, seen, end, named, found.at(-1))) found.push(itemAt(seen, end))
  return found.length === times ? { seen: found, end } : null
}

function isMetAt(plan: Plan, all: readonly Seen[], index: number, named: Named, previous: Seen | undefined): boolean {
  const { withinSeconds = Number.POSITIVE_INFINITY, afterSeconds = Number.NEGATIVE_INFINITY } = plan.step
  if (!plan.mayBeMetAt(index)) return false
  const seen = itemAt(all, index)
  // A number in a header is text. Text that isn't a number becomes NaN, which no pause satisfies.
  const pauseSeconds = Number(resolve(afterSeconds, named))
  const secondsSince = previous ? (seen.atMs - previous.atMs) / 1000 : null
  if (secondsSince !== null && !(secondsSince <= withinSeconds && secondsSince >= pauseSeconds)) return false
  return plan.comparing.every(condition => holds(condition, seen, named))
}

/** Whether the request could meet the step, judged only by the parts that were read and regardless of earlier steps. */
export function mayBeMetBy(step: Step, seen: Glimpse | Seen): boolean {
  const isKnown = (condition: Condition) =>
    (pointerSteps(condition.at)[0] ?? '') in seen && stepsNamedBy(condition).length === 0
  return (
    isAnswer(step, seen) && (step.where ?? []).filter(isKnown).every(condition => holds(condition, seen, new Map()))
  )
}

function isAnswer({ endpoint, status }: Step, seen: Glimpse): boolean {
  if (endpoint !== undefined && ![endpoint].flat().includes(seen.endpoint)) return false
  return status === 'good' ? seen.status >= 200 && seen.status < 400 : status === undefined || seen.status === status
}

/** Whether a condition holds for a request, or for an item of a list within one. */
function holds({ at, length, matches, some, none, ...condition }: Condition, of: unknown, named: Named): boolean {
  const { is, isNot, contains, continues, among, atLeast, atMost } = condition
  const value = valueAt(of, at)
  const meets = (wanted: Condition | readonly Condition[]) => (member: unknown) =>
    [wanted].flat().every(one => holds(one, member, named))
  if (some !== undefined && !(Array.isArray(value) && value.some(meets(some)))) return false
  if (none !== undefined && !(Array.isArray(value) && !value.some(meets(none)))) return false
  if (is !== undefined && !isDeepEqual(value, resolve(is, named))) return false
  if (isNot !== undefined && (value === undefined || isDeepEqual(value, resolve(isNot, named)))) return false
  if (contains !== undefined && !hasAllOf(value, contains, named.get(contains.step))) return false
  if (continues !== undefined && !doesContinue(value, resolve(continues, named))) return false
  if (among !== undefined && !isAmong(value, among, named)) return false
  if (matches !== undefined && !(typeof value === 'string' && new RegExp(matches, 'u').test(value))) return false
  if (length !== undefined && !(Array.isArray(value) && value.length === length)) return false
  if (atLeast !== undefined && !isInOrder(resolve(atLeast, named), value)) return false
  return atMost === undefined || isInOrder(value, resolve(atMost, named))
}

const doesContinue = (text: unknown, beginning: unknown) =>
  typeof text === 'string' && typeof beginning === 'string' && text !== beginning && text.startsWith(beginning)

function isAmong(value: unknown, { each, ...list }: NonNullable<Condition['among']>, named: Named): boolean {
  const members = resolve(list, named)
  return (
    value !== undefined && Array.isArray(members) && members.some(member => isDeepEqual(valueAt(member, each), value))
  )
}

const isInOrder = (low: unknown, high: unknown) => typeof low === 'number' && typeof high === 'number' && low <= high

function resolve(against: Against, named: Named): unknown {
  if (against === null || typeof against !== 'object') return against
  const value = valueAt(named.get(against.step), against.at)
  return typeof value === 'number' ? value + (against.plus ?? 0) : value
}

type Contained = NonNullable<Condition['contains']>

function hasAllOf(value: unknown, { at, except = [], overruledBy }: Contained, step: Seen | undefined): boolean {
  const wanted = valueAt(step, at)
  if (!isObject(value) || !isObject(wanted)) return false
  const overruling = overruledBy === undefined ? undefined : valueAt(step, overruledBy)
  const free = new Set([...except, ...(isObject(overruling) ? Object.keys(overruling) : [])])
  return Object.entries(wanted)
    .filter(([name]) => !free.has(name))
    .every(([name, one]) => Object.hasOwn(value, name) && isDeepEqual(value[name], one))
}

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object'

const refersTo = ({ where = [], afterSeconds }: Step, name: string) =>
  [...where.flatMap(stepsNamedBy), ...stepNamedBy(afterSeconds)].includes(name)

const stepNamedBy = (against: unknown): string[] => (isObject(against) ? [String(against.step)] : [])

const stepsNamedBy = ({ is, isNot, contains, continues, among, atLeast, atMost, some, none }: Condition): string[] => [
  ...[is, isNot, contains, continues, among, atLeast, atMost].flatMap(stepNamedBy),
  ...[some ?? [], none ?? []].flat().flatMap(stepsNamedBy),
]
