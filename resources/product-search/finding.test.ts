import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Product } from '#resources/products/contract.ts'
import { foldText } from '#shared/fold-text.ts'
import { type Chosen, countFacets, findHits, passes } from './finding.ts'
import { fold } from './folded.ts'
import { isOneEditApart } from './guessing.ts'
import { matchNames, wordsOf } from './matching.ts'
import { FACET_VALUES, FACETS, facetsOf } from './rules.ts'

const BASE: Omit<Product, 'id' | 'name'> = {
  sku: 'X',
  category: 'tents',
  priceCents: 420_080,
  stock: 8,
  reorderAt: 10,
  discontinuedAt: null,
  version: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const products: Product[] = [
  ['Yushan 2-Person Tent', '玉山 雙人帳篷'],
  ['Tent Pegs', '營釘'],
  ['Nanhu Extent Map', '南湖 帳篷 地圖'],
  ['Flabébé Lamp', '頭燈 ２ ㎏'],
].map(([en = '', zh = ''], index) => ({ ...BASE, id: index + 1, name: { en, zh } }))

const find = (text: string, mayGuess = true) => {
  const { hits, guessed } = findHits(products, text, mayGuess)
  return { ids: hits.map(({ id }) => id), guessed }
}
/** The highlighted parts of the names. */
const marked = (text: string) =>
  findHits(products, text, true).hits.flatMap(({ name, spans }) =>
    (['en', 'zh'] as const).flatMap(language => spans[language].map(([from, to]) => name[language].slice(from, to))),
  )

test('ranks names that start with a word first, then those with a word that does, then the rest', () => {
  expect(find('tent').ids).toEqual([2, 1, 3])
  expect(findHits(products, 'tent', true).hits.map(({ rank }) => rank)).toEqual([0, 1, 2])
})

test.each([
  ['帳篷', [3, 1], ['帳篷', '帳篷']],
  ['ＴＥＮＴ 玉山', [1], ['Tent', '玉山']],
  ['玉山雙人', [1], ['玉山 雙人']],
  ['玉山tent', [1], ['Tent', '玉山']],
  ['flabebe', [4], ['Flabébé']],
  ['k', [4], ['㎏']],
  ['2-person yushan', [1], ['Yushan', '2-Person']],
])('%s', (text, ids, pieces) => {
  expect(find(text, false).ids).toEqual(ids)
  expect(marked(text)).toEqual(pieces)
})

test('guesses only if no product has the word, and reports it', () => {
  expect(find('tnet')).toEqual({ ids: [2, 1, 3], guessed: [{ asked: 'tnet', used: 'tent' }] })
  expect(find('tnet', false)).toEqual({ ids: [], guessed: [] })
  expect(find('玉山 tnet')).toEqual({ ids: [1], guessed: [{ asked: 'tnet', used: 'tent' }] })
  expect(find('雙人帳蓬')).toEqual({ ids: [1], guessed: [{ asked: '雙人帳蓬', used: '雙人帳篷' }] })
  expect(find('玉山雙人帳蓬').ids).toEqual([1])
})

test.each([
  ['a word that is too short', 'tnt'],
  ['two Chinese signs', '帳蓬'],
  ['two edits', 'tnets'],
  ['words that are there, but not together', '玉山 pegs'],
  ['one of two that nothing is near to', 'tnet xylophone'],
])('does not guess at %s', (_, text) => expect(find(text)).toEqual({ ids: [], guessed: [] }))

test('finds one edit exactly where the textbook algorithm does', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '帳', '𠮷'), maxLength: 6 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(isOneEditApart(a, b)).toBe(distance([...a], [...b]) === 1)
    }),
  )
})

const sign = fc.oneof(
  fc.constantFrom('a', 'B', 'é', 'e\u0301', '㎏', 'ﬃ', 'Ａ', '帳', '篷', ' ', '㍍', '𠮷', '👩‍🚀', 'İ', '½'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
)
const name = fc.array(sign, { maxLength: 10 }).map(signs => signs.join(''))

test('spans are sorted, never split a character, and contain the search text', () => {
  fc.assert(
    fc.property(name, name, name, (en, zh, text) => {
      const words = wordsOf(text)
      const match = matchNames({ en: fold(en), zh: fold(zh) }, words)
      if (!match) return
      const originals = { en, zh }
      for (const language of ['en', 'zh'] as const) {
        const whole = originals[language]
        const borders = new Set([whole.length, ...[...new Intl.Segmenter().segment(whole)].map(({ index }) => index)])
        let last = -1
        for (const [from, to] of match.spans[language]) {
          expect(from).toBeGreaterThan(last)
          expect(to).toBeGreaterThan(from)
          expect(borders.has(from) && borders.has(to)).toBe(true)
          const piece = fold(whole.slice(from, to)).text.replace(/\s/g, '')
          expect(words.some(word => piece.includes(word))).toBe(true)
          last = to
        }
      }
    }),
    { numRuns: 500 },
  )
})

test('finds any part of a name, in any case and width', () => {
  fc.assert(
    fc.property(fc.constantFrom(...products), fc.nat(), fc.nat(), fc.boolean(), (product, a, b, isWide) => {
      const signs = [...product.name.en]
      const [from, to] = [a % signs.length, b % signs.length].sort((x, y) => x - y)
      const part = signs.slice(from, (to ?? 0) + 1).join('')
      const wide = part.replace(/[!-~]/g, letter => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
      const asked = isWide ? wide : part.toUpperCase()
      expect(find(asked, false).ids).toContain(product.id)
      expect(foldText(asked)).toBe(foldText(part))
    }),
  )
})

const anyProduct = fc.record({
  id: fc.nat(),
  category: fc.constantFrom(...FACET_VALUES.category.slice(0, 3)),
  priceCents: fc.integer({ min: 0, max: 900_000 }),
  stock: fc.nat(20),
  discontinuedAt: fc.constantFrom(null, BASE.updatedAt),
})
const anyChosen: fc.Arbitrary<Chosen> = fc.record({
  category: fc.subarray([...FACET_VALUES.category]),
  price: fc.subarray([...FACET_VALUES.price]),
  stock: fc.subarray([...FACET_VALUES.stock]),
  range: fc.subarray([...FACET_VALUES.range]),
})

test('the count of a value is what selecting only it in its facet finds, with the others unchanged', () => {
  fc.assert(
    fc.property(fc.array(anyProduct, { maxLength: 30 }), anyChosen, (rows, chosen) => {
      const all: Product[] = rows.map(row => ({ ...BASE, name: { en: '', zh: '' }, ...row }))
      const counts = countFacets(all, chosen)
      for (const facet of FACETS) {
        const wanted: readonly string[] = chosen[facet]
        for (const { value, count } of counts[facet])
          expect(all.filter(one => passes(one, { ...chosen, [facet]: [value] }))).toHaveLength(count)
        // The values of a facet are combined with OR, so their counts add up to the total.
        const sum = counts[facet].filter(({ value }) => wanted.length === 0 || wanted.includes(value))
        expect(sum.reduce((total, { count }) => total + count, 0)).toBe(all.filter(one => passes(one, chosen)).length)
      }
    }),
  )
})

test.each([
  [99_999, 'under-1000'],
  [100_000, '1000-3000'],
  [299_999, '1000-3000'],
  [600_000, '6000-up'],
])('%i cents are in the range %s', (priceCents, band) => expect(facetsOf({ ...BASE, priceCents }).price).toBe(band))

/** The textbook Damerau–Levenshtein distance, where neighbours swap at most once. */
function distance(a: readonly string[], b: readonly string[]): number {
  const at = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const same = a[i - 1] === b[j - 1]
    const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
    return Math.min(
      at(i - 1, j) + 1,
      at(i, j - 1) + 1,
      at(i - 1, j - 1) + Number(!same),
      swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
    )
  }
  return at(a.length, b.length)
}
