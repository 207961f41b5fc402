import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readUrlState, writeUrlState } from '#client/router/url-state.ts'
import { type Entry, foldName } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { NO_FILTER, SORTABLE, SpeciesListState } from '#pages/page5/page5_06-pokemon-evs/search-params.ts'
import { byStat, STATS, TYPES, totalOf } from '#resources/species/rules.ts'
import { findEntries, pageOf } from './find-entries.ts'
import { searchEntries } from './search.ts'

const facts: Record<string, string>[] = parse(
  readFileSync(`${import.meta.dirname}/../../../../resources/species/facts/paldea-pokedex.csv`),
  { columns: true },
)
const entries: Entry[] = facts.map(row => ({
  dexId: Number(row.paldea_dex_id),
  nationalId: Number(row.national_dex_id),
  pokemonId: Number(row.pokemon_id),
  identifier: row.identifier ?? '',
  name: { en: row.name_en ?? '', zh: row.name_zh_hant ?? '' },
  types: TYPES.filter(type => row.types?.split('/').includes(type)),
  base: byStat(STATS.map(stat => Number(row[`base_${stat}`]))),
  evs: byStat(STATS.map(stat => Number(row[`ev_${stat}`]))),
  otherForms: [],
  folded: { en: foldName(row.name_en ?? ''), zh: foldName(row.name_zh_hant ?? '') },
}))
const search = (text: string) => searchEntries(entries, text).map(entry => entry.name.en)

test.each([
  ['1', ['Sprigatito']],
  ['001', ['Sprigatito']],
  ['#001', ['Sprigatito']],
  ['＃１', ['Sprigatito']],
  [' 400 ', ['Miraidon']],
  ['401', []],
  ['0', []],
  ['garcho', ['Garchomp']],
  ['GARCHOMP', ['Garchomp']],
  ['烈咬', ['Garchomp']],
  ['謎擬Q', ['Mimikyu']],
  ['謎擬ｑ', ['Mimikyu']],
  ['flabebe', ['Flabébé']],
  ['Flabébé', ['Flabébé']],
  ['wo chien', ['Wo-Chien']],
  ['wochien', ['Wo-Chien']],
  ['!?', []],
])('S-EV-1: %j finds %j', (text, found) => expect(search(text)).toEqual(found))

test('an empty search, or only a #, finds all 400', () => {
  for (const text of ['', '  ', '#']) expect(search(text)).toHaveLength(400)
})

test('finds each entry by its number, however it is written, and by its name in either language', () => {
  for (const { dexId, name } of entries) {
    const padded = String(dexId).padStart(3, '0')
    for (const text of [String(dexId), padded, `#${padded}`]) expect(search(text)).toEqual([name.en])
    for (const text of [name.en, name.zh, name.en.toUpperCase()]) expect(search(text)).toContain(name.en)
  }
})

test('accepts any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), text => {
      expect(searchEntries(entries, text).length).toBeLessThanOrEqual(400)
    }),
  )
})

const DEFAULTS = readUrlState(SpeciesListState, '')

test('combines the filters for yielded stat and type with the search', () => {
  const found = findEntries(entries, { ...DEFAULTS, stat: 'speed', type: 'electric' }, 'en')
  expect(found.length).toBeGreaterThan(3)
  for (const entry of found) {
    expect(entry.evs.speed).toBeGreaterThan(0)
    expect(entry.types).toContain('electric')
  }
  expect(findEntries(entries, { ...DEFAULTS, q: 'raichu', stat: 'hp' }, 'en')).toEqual([])
})

test('sorts by every column both ways; equal rows stay in Pokédex order', () => {
  for (const field of SORTABLE)
    for (const sort of [field, `-${field}` as const]) {
      const found = findEntries(entries, { ...DEFAULTS, sort }, 'zh')
      expect(new Set(found)).toEqual(new Set(entries))
    }
  const [first, second] = findEntries(entries, { ...DEFAULTS, sort: '-hp' }, 'en')
  expect([first?.name.en, second?.name.en]).toEqual(['Blissey', 'Chansey'])
  const totals = findEntries(entries, { ...DEFAULTS, sort: '-evs' }, 'en').map(({ evs }) => totalOf(evs))
  expect(totals).toEqual(totals.toSorted((a, b) => b - a))
})

test('with a stat filter, sorts the yield by that stat', () => {
  const [first] = findEntries(entries, { ...DEFAULTS, stat: 'speed', sort: '-evs' }, 'en')
  expect(first?.evs.speed).toBe(3)
})

test('sorts names by the rules of the language', () => {
  const names = findEntries(entries, { ...DEFAULTS, sort: 'name' }, 'en').map(entry => entry.name.en)
  expect(names.indexOf('Flabébé')).toBeLessThan(names.indexOf('Flaaffy') + 3)
  expect(names[0]).toBe('Abomasnow')
})

test('splits rows into pages, and a page beyond the end is the last one', () => {
  const rows = Array.from({ length: 45 }, (_, index) => index)
  expect(pageOf(rows, 3, 20)).toEqual({ rows: [40, 41, 42, 43, 44], page: 3, last: 3 })
  expect(pageOf(rows, 99, 20).page).toBe(3)
  expect(pageOf([], 1, 20)).toEqual({ rows: [], page: 1, last: 1 })
})

test('an invalid parameter does not affect the others, and no filter leaves nothing in the URL', () => {
  const state = readUrlState(SpeciesListState, '?stat=luck&type=fire&sort=shoe&limit=0&page=-1&q=007')
  expect(state).toEqual({ ...DEFAULTS, type: 'fire', q: '007' })
  expect(writeUrlState(SpeciesListState, '', { ...state, ...NO_FILTER })).toBe('')
})
