import { figureOf } from '#pages/page7/page7_04-county-stats/metrics.ts'
import type { Method, Metric } from '#pages/page7/page7_04-county-stats/search-params.ts'
import type { CountyStats } from '#resources/county-stats/contract.ts'
import { breaksOf, classOf, fitOf } from './breaks.ts'

/** A county with its value, its class from 0, and its rank from 1; equal values share a rank. null: it has no value. */
type Ranked = CountyStats & { value: number | null; classIndex: number | null; rank: number | null }

export type Classing = {
  /** Highest value first; counties without one last. */
  rows: Ranked[]
  /** From the lowest class: the lowest and highest value in each, null if it is empty, and the number of counties. */
  classes: { low: number | null; high: number; count: number }[]
  /** How well the classes describe the values, from 0 to 1. */
  fit: number
}

type How = { metric: Metric; method: Method; classes: number }

export function classingOf(stats: readonly CountyStats[], { metric, method, classes: count }: How): Classing {
  const measured = stats.map(row => ({ ...row, value: figureOf[metric](row) }))
  const values = measured.flatMap(({ value }) => value ?? [])
  const uppers = breaksOf(method, values, count)
  const rows = measured
    .map(row => {
      const { value } = row
      if (value === null) return { ...row, classIndex: null, rank: null }
      return { ...row, classIndex: classOf(uppers, value), rank: 1 + values.filter(other => other > value).length }
    })
    .sort((a, b) => (b.value ?? Number.NEGATIVE_INFINITY) - (a.value ?? Number.NEGATIVE_INFINITY))
  const classes = uppers.map((high, index) => {
    const own = values.filter(value => classOf(uppers, value) === index)
    return {
      low: own.length > 0 ? Math.min(...own) : null,
      high: own.length > 0 ? Math.max(...own) : high,
      count: own.length,
    }
  })
  return { rows, classes, fit: fitOf(uppers, values) }
}

/** The strength of a class's colour, as a percentage of the accent, with visible steps between classes. */
export const strengthOf = (index: number, count: number): number => (count < 2 ? 100 : 12 + (88 * index) / (count - 1))
