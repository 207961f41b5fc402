import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byStat, STATS } from '#resources/species/rules.ts'
import {
  type Choice,
  choicesOf,
  type Methods,
  type Training,
  targetsFor,
  trainExactly,
  trainSpread,
} from './training.ts'

const facts: Record<string, string>[] = parse(
  readFileSync(`${import.meta.dirname}/../../../../resources/species/facts/paldea-pokedex.csv`),
  { columns: true },
)
const entries = facts.map(row => ({
  dexId: Number(row.paldea_dex_id),
  name: row.name_en,
  base: byStat(STATS.map(stat => Number(row[`base_${stat}`]))),
  evs: byStat(STATS.map(stat => Number(row[`ev_${stat}`]))),
}))

const NONE: Methods = { knockOuts: false, powerItems: false, vitamins: false, feathers: false }
const train = (target: number, methods: Partial<Methods>, yields = [3, 2, 1]) =>
  trainExactly(target, choicesOf(yields, { ...NONE, ...methods }))
const sumOf = (training: Training) =>
  'steps' in training ? training.steps.reduce((sum, { gain, count }) => sum + gain * count, 0) : null
const inShort = (training: Training) =>
  'steps' in training
    ? training.steps.map(({ method, gain, count }) => `${count} ${method.kind} of ${gain}`).join(', ')
    : `nearest ${training.nearest}`

test.each<[number, Partial<Methods>, string]>([
  [252, { knockOuts: true }, '84 knock-out of 3'],
  [4, { knockOuts: true }, '2 knock-out of 2'],
  [252, { knockOuts: true, powerItems: true }, '22 knock-out of 11, 1 knock-out of 10'],
  [6, { knockOuts: true, powerItems: true }, '2 knock-out of 3'],
  [252, { knockOuts: true, vitamins: true }, '1 knock-out of 2, 25 vitamin of 10'],
  [252, { vitamins: true, feathers: true }, '25 vitamin of 10, 2 feather of 1'],
  [252, { vitamins: true }, 'nearest 250'],
  [12, { feathers: true }, 'nearest 9'],
  [8, {}, 'nearest 0'],
])('S-EV-1: %i with %o takes %s', (target, methods, list) => {
  expect(inShort(train(target, methods))).toBe(list)
})

const anyMethods = fc.record({
  knockOuts: fc.boolean(),
  powerItems: fc.boolean(),
  vitamins: fc.boolean(),
  feathers: fc.boolean(),
})
const anyYields = fc.subarray([3, 2, 1])

/** The cheapest way to the target by brute force; null if there is none. */
function bruteForce(target: number, choices: readonly Choice[], at = 0): number | null {
  const choice = choices[at]
  if (!choice) return target === 0 ? 0 : null
  let best: number | null = null
  for (let count = 0; count <= choice.most && count * choice.gain <= target; count++) {
    const rest = bruteForce(target - count * choice.gain, choices, at + 1)
    const cost = rest === null ? null : rest + (count > 0 ? count * choice.cost + 1 : 0)
    if (cost !== null && (best === null || cost < best)) best = cost
  }
  return best
}
const costOf = (training: Training, choices: readonly Choice[]) =>
  'steps' in training
    ? training.steps.reduce((sum, { method, count }) => {
        const choice = choices.find(one => JSON.stringify(one.method) === JSON.stringify(method))
        return sum + count * (choice?.cost ?? Number.NaN) + 1
      }, 0)
    : null

test('no list is shorter, checked by brute force', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 34 }), anyMethods, anyYields, (target, methods, yields) => {
      const choices = choicesOf(yields, methods)
      expect(costOf(trainExactly(target, choices), choices)).toBe(bruteForce(target, choices))
    }),
    { numRuns: 300 },
  )
})

test('a list reaches its target exactly, or names the nearest value that can be reached', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 252 }), anyMethods, anyYields, (target, methods, yields) => {
      const choices = choicesOf(yields, methods)
      const training = trainExactly(target, choices)
      if ('steps' in training) {
        expect(sumOf(training)).toBe(target)
        for (const { method, count } of training.steps)
          if (method.kind === 'feather') expect(count).toBeLessThanOrEqual(9)
        return
      }
      expect(sumOf(trainExactly(training.nearest, choices))).toBe(training.nearest)
      for (let between = training.nearest + 1; between < target; between++)
        expect(trainExactly(between, choices)).toHaveProperty('nearest')
    }),
    { numRuns: 200 },
  )
})

test('every stat can be trained by knock-outs in Paldea, by Pokémon that yield nothing else', () => {
  for (const stat of STATS)
    for (const yields of [1, 2, 3]) {
      const found = targetsFor(entries, stat, yields)
      expect(found.length).toBeGreaterThan(0)
      for (const { evs } of found) expect(evs).toEqual({ ...byStat([]), [stat]: yields })
    }
})

test('lists the weakest first', () => {
  expect(
    targetsFor(entries, 'speed', 1)
      .map(entry => entry.name)
      .slice(0, 2),
  ).toEqual(['Magikarp', 'Pichu'])
})

test('trains a spread stat by stat, and leaves out stats without effort values', () => {
  const methods = { ...NONE, knockOuts: true, powerItems: true }
  const list = trainSpread(byStat([4, 0, 0, 0, 0, 252]), entries, methods)
  expect(list.map(({ stat, training }) => `${stat}: ${inShort(training)}`)).toEqual([
    'hp: 2 knock-out of 2',
    'speed: 22 knock-out of 11, 1 knock-out of 10',
  ])
})

test('ignores invalid effort values', () => {
  const methods = { ...NONE, knockOuts: true }
  expect(trainSpread(byStat([3.5, Number.NaN, -4, 253, 0, 1]), entries, methods).map(({ stat }) => stat)).toEqual([
    'speed',
  ])
})
