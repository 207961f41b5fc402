import type { Method } from '#pages/page7/page7_04-county-stats/search-params.ts'

/**
 * The highest value of each class, lowest class first; the last is the overall maximum. There are fewer classes than
 * requested if there are fewer distinct values, or if equal values, which always share a class, fill several.
 */
export function breaksOf(method: Method, values: readonly number[], count: number): number[] {
  if (values.length === 0) return []
  const sorted = values.toSorted((a, b) => a - b)
  const uppers = METHODS_OF[method](sorted, count)
  // Empty classes are dropped, except with equal intervals, whose widths must stay equal.
  return method === 'equal' ? uppers : [...new Set(uppers)]
}

export const classOf = (uppers: readonly number[], value: number): number => {
  const found = uppers.findIndex(upper => value <= upper)
  return found < 0 ? uppers.length - 1 : found
}

/**
 * How well the classes describe the values, from 0 to 1: 1 minus the ratio of the squared distances to the class means
 * to those to the overall mean (the goodness of variance fit of Jenks and Caspall, 1971).
 */
export function fitOf(uppers: readonly number[], values: readonly number[]): number {
  const all = spread(values)
  if (all === 0) return 1
  const groups = Map.groupBy(values, value => classOf(uppers, value))
  return 1 - [...groups.values()].reduce((sum, group) => sum + spread(group), 0) / all
}

function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
}

type Sorted = readonly number[]
const METHODS_OF: Record<Method, (sorted: Sorted, count: number) => number[]> = { quantile, equal, jenks }

/** Classes with equal numbers of values, as far as possible. */
function quantile(sorted: Sorted, count: number): number[] {
  return steps(count).map(step => at(sorted, Math.ceil((sorted.length * step) / count) - 1))
}

function equal(sorted: Sorted, count: number): number[] {
  const [lowest, highest] = [at(sorted, 0), at(sorted, sorted.length - 1)]
  if (lowest === highest) return [highest]
  return steps(count).map(step => (step === count ? highest : lowest + ((highest - lowest) * step) / count))
}

/**
 * Natural breaks: the cut with the smallest variation within its classes (Fisher, 1958; known from maps as Jenks). The
 * best cut of the first n values into k classes consists of the best cut of some prefix into k - 1 classes, and one
 * class for the rest.
 */
function jenks(sorted: Sorted, count: number): number[] {
  const size = sorted.length
  const sums = prefix(sorted, value => value)
  const squares = prefix(sorted, value => value * value)
  /** The variation of the values from one index up to another, which is excluded. */
  const spreadOf = (from: number, to: number) => {
    const sum = at(sums, to) - at(sums, from)
    return at(squares, to) - at(squares, from) - (sum * sum) / (to - from)
  }
  const classes = Math.min(count, new Set(sorted).size)
  let best = sorted.map((_, index) => spreadOf(0, index + 1))
  const begins: number[][] = []
  for (let made = 1; made < classes; made++) {
    const begin: number[] = []
    best = best.map((_, last) => {
      let [least, from] = [Number.POSITIVE_INFINITY, made]
      for (let first = made; first <= last; first++) {
        const cost = at(best, first - 1) + spreadOf(first, last + 1)
        if (cost < least) [least, from] = [cost, first]
      }
      begin.push(from)
      return least
    })
    begins.push(begin)
  }
  const uppers: number[] = []
  let last = size - 1
  for (const begin of begins.toReversed()) {
    uppers.push(at(sorted, last))
    last = at(begin, last) - 1
  }
  return [...uppers, at(sorted, last)].reverse()
}

const steps = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** The sums of the first values: of none, of one, of two … */
function prefix(values: Sorted, of: (value: number) => number): number[] {
  let sum = 0
  return [0, ...values.map(value => (sum += of(value)))]
}

function at(values: readonly number[], index: number): number {
  const value = values[index]
  if (value === undefined) throw new RangeError(`no value at ${index}`)
  return value
}
