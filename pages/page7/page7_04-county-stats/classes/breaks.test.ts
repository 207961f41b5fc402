import fc from 'fast-check'
import { expect, test } from 'vitest'
import { METHODS, type Method } from '#pages/page7/page7_04-county-stats/search-params.ts'
import { breaksOf, classOf, fitOf } from './breaks.ts'

const some = fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 24 })
const classes = fc.integer({ min: 2, max: 7 })
const method = fc.constantFrom<Method>(...METHODS)

test.each([
  ['quantile', [2, 4, 100]],
  ['equal', [34, 67, 100]],
  ['jenks', [3, 10, 100]],
] as const)('%s, for known values', (how, uppers) => {
  expect(
    breaksOf(
      how,
      [3, 1, 100, 2, 4, 10].filter(value => how !== 'jenks' || value !== 4),
      3,
    ),
  ).toEqual(uppers)
})

test('every value is in a class that ranges from the class below to its own highest value', () => {
  fc.assert(
    fc.property(method, some, classes, (how, values, count) => {
      const uppers = breaksOf(how, values, count)
      expect(uppers.length).toBeLessThanOrEqual(count)
      expect(uppers).toEqual(uppers.toSorted((a, b) => a - b))
      expect(uppers.at(-1)).toBe(Math.max(...values))
      for (const value of values) {
        const own = classOf(uppers, value)
        expect(value).toBeLessThanOrEqual(uppers[own] ?? Number.NaN)
        if (own > 0) expect(value).toBeGreaterThan(uppers[own - 1] ?? Number.NaN)
      }
    }),
  )
})

test('quantiles split distinct values evenly', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 1_000 }), { minLength: 7, maxLength: 24 }),
      classes,
      (values, count) => {
        const uppers = breaksOf('quantile', values, count)
        const sizes = [...Map.groupBy(values, value => classOf(uppers, value)).values()].map(group => group.length)
        expect(sizes).toHaveLength(count)
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test('no cut into as many classes fits better than the natural breaks', () => {
  fc.assert(
    fc.property(some, classes, fc.infiniteStream(fc.nat()), (values, count, chance) => {
      const natural = breaksOf('jenks', values, count)
      const fit = fitOf(natural, values)
      const distinct = [...new Set(values)].sort((a, b) => a - b)
      // An arbitrary cut: some of the values as upper ends of classes.
      const highest = distinct.at(-1) ?? 0
      const ends = Array.from(
        { length: natural.length - 1 },
        () => distinct[chance.next().value % distinct.length] ?? 0,
      )
      const other = [...new Set([...ends, highest])].sort((a, b) => a - b)
      expect(fit).toBeGreaterThanOrEqual(fitOf(other, values) - 1e-9)
      for (const how of ['quantile', 'equal'] as const)
        expect(fit).toBeGreaterThanOrEqual(fitOf(breaksOf(how, values, count), values) - 1e-9)
    }),
  )
})

test('no values have no classes, and equal values have one', () => {
  for (const how of METHODS) {
    expect(breaksOf(how, [], 5)).toEqual([])
    expect(breaksOf(how, [7, 7, 7], 5)).toEqual([7])
    expect(fitOf([7], [7, 7])).toBe(1)
  }
})
