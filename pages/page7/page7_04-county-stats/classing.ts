import type { CountyStats } from '#resources/county-stats/contract.ts'
import { breaksOf, classOf, fitOf } from './breaks.ts'
import { figureOf } from './metrics.ts'
import type { Method, Metric } from './search-params.ts'

/** A county with its number, its class from 0 on, and its rank from 1 on: equal numbers share one. null: it has no number. */
export type Ranked = CountyStats & { value: number | null; classIndex: number | null; rank: number | null }

export type Classing = {
  /** The highest number first; those that have none last. */
  rows: Ranked[]
  /** From the lowest on: the lowest and the highest number in each, null where nothing is in it, and how many counties. */
  classes: { low: number | null; high: number; count: number }[]
  /** How much of the differences between the numbers the classes account for, from 0 to 1. */
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

/** How strong the colour of a class is, in per cent of the accent: each class well apart from its neighbours. */
export const strengthOf = (index: number, count: number): number => (count < 2 ? 100 : 12 + (88 * index) / (count - 1))
