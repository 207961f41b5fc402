import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { byStat, forEachStat, STATS, totalOf } from '#resources/species/rules.ts'
import { SpreadFields } from './contract.ts'
import { EV_PER_STAT, EV_TOTAL, evsLeft, NATURE_NAMES, NATURES, natureEffect, statAt } from './rules.ts'

const GARCHOMP = byStat([108, 130, 95, 80, 85, 102])
const BLISSEY = byStat([255, 10, 10, 75, 135, 55])
const ivs = forEachStat(() => 31)
const evs = (given: Partial<Record<(typeof STATS)[number], number>>) => ({ ...forEachStat(() => 0), ...given })

test.each([
  ['HP', 50, 183, statAt('hp', { base: GARCHOMP, ivs, evs: evs({}) }, 'jolly', 50)],
  ['Attack with 252', 50, 182, statAt('attack', { base: GARCHOMP, ivs, evs: evs({ attack: 252 }) }, 'jolly', 50)],
  ['Speed with 252', 50, 169, statAt('speed', { base: GARCHOMP, ivs, evs: evs({ speed: 252 }) }, 'jolly', 50)],
  ['Speed with 252', 100, 333, statAt('speed', { base: GARCHOMP, ivs, evs: evs({ speed: 252 }) }, 'jolly', 100)],
])('Garchomp, Jolly: %s at level %i is %i', (_, __, expected, value) => expect(value).toBe(expected))

test('Blissey at level 50 with 252 has 362 HP', () => {
  expect(statAt('hp', { base: BLISSEY, ivs, evs: evs({ hp: 252 }) }, 'serious', 50)).toBe(362)
})

test('natures match the facts file', () => {
  const facts: Record<string, string>[] = parse(readFileSync(`${import.meta.dirname}/../species/facts/natures.csv`), {
    columns: true,
  })
  expect(NATURE_NAMES.toSorted()).toEqual(facts.map(nature => nature.identifier).toSorted())
  for (const { identifier, increased, decreased } of facts)
    expect(NATURES[identifier as keyof typeof NATURES]).toEqual([increased, decreased])
})

test('a nature raises one stat and lowers another, or changes none, and never HP', () => {
  for (const nature of NATURE_NAMES) {
    const effects = STATS.map(stat => natureEffect(nature, stat))
    expect(natureEffect(nature, 'hp')).toBe(0)
    expect(effects.reduce<number>((sum, effect) => sum + effect, 0)).toBe(0)
  }
})

const anyIngredients = fc.record({
  base: fc.integer({ min: 5, max: 255 }),
  iv: fc.integer({ min: 0, max: 31 }),
  ev: fc.integer({ min: 0, max: 251 }),
  level: fc.integer({ min: 1, max: 100 }),
  nature: fc.constantFrom(...NATURE_NAMES),
  stat: fc.constantFrom(...STATS),
})

test('a stat is an integer that never decreases when an effort value is added', () => {
  fc.assert(
    fc.property(anyIngredients, ({ base, iv, ev, level, nature, stat }) => {
      const at = (value: number) => {
        const of = (one: number) => forEachStat(() => one)
        return statAt(stat, { base: of(base), ivs: of(iv), evs: of(value) }, nature, level)
      }
      expect(Number.isInteger(at(ev))).toBe(true)
      expect(at(ev + 1)).toBeGreaterThanOrEqual(at(ev))
      // Only each fourth one counts.
      expect(at(ev)).toBe(at(ev - (ev % 4)))
    }),
  )
})

test('S-EV-1: no spread exceeds 252 per stat and 510 in total', () => {
  const anyEvs = fc.tuple(...STATS.map(() => fc.integer({ min: -4, max: 300 }))).map(byStat)
  fc.assert(
    fc.property(anyEvs, given => {
      const isAllowed = Object.values(given).every(value => value >= 0 && value <= EV_PER_STAT)
      const isWithin = totalOf(given) <= EV_TOTAL
      expect(evsLeft(given)).toBe(EV_TOTAL - totalOf(given))
      expect(z.safeParse(SpreadFields.shape.evs, given).success).toBe(isAllowed && isWithin)
    }),
    { numRuns: 1000 },
  )
})
