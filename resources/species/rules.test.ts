import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { byStat, forEachStat, STATS, TYPES, totalOf } from './rules.ts'

test('stats and types match the facts file', () => {
  const terms: Record<string, string>[] = parse(readFileSync(`${import.meta.dirname}/facts/terms-types-stats.csv`), {
    columns: true,
  })
  const named = (kind: string) => terms.filter(term => term.kind === kind).map(term => term.identifier)
  expect(STATS).toEqual(named('stat'))
  // A Pokémon becomes Stellar only by Terastallizing, so no Pokémon has that type.
  expect(TYPES).toEqual(named('type').filter(type => type !== 'stellar'))
})

test('names six numbers by their stats', () => {
  const values = byStat([1, 2, 3, 4, 5, 6])
  expect(values).toEqual({ hp: 1, attack: 2, defense: 3, sp_attack: 4, sp_defense: 5, speed: 6 })
  expect(totalOf(values)).toBe(21)
  expect(forEachStat(stat => values[stat] * 2).speed).toBe(12)
})
