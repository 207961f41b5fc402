import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from '#shared/text/fold-text.ts'
import type { Product } from './contract.ts'
import { EXAMPLE } from './example.ts'
import { findHits } from './find-products.ts'
import { fold } from './folded.ts'
import { isOneEditApart } from './guessing.ts'
import { matchTexts, placeInNumber, wordsOf } from './matching.ts'
import { formsOf } from './synonyms.ts'

const products: Product[] = [
  ['Yushan 2-Person Tent', '玉山 雙人帳篷'],
  ['Tent Pegs', '營釘'],
  ['Nanhu Extent Map', '南湖 帳篷 地圖'],
  ['Flabébé Lamp', '頭燈 ２ ㎏'],
].map(([en = '', zh = ''], index) => ({ ...EXAMPLE, id: index + 1, sku: `TE0-000${index + 1}`, name: { en, zh } }))

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
  expect(find('雙人帳逢')).toEqual({ ids: [1], guessed: [{ asked: '雙人帳逢', used: '雙人帳篷' }] })
  expect(find('玉山雙人帳逢').ids).toEqual([1])
})

test.each([
  ['a word that is too short', 'tnt'],
  ['two Chinese signs', '帳逢'],
  ['another digit, which is another product', '3-person'],
  ['a number that no product has', '0009'],
  ['a number with a typo', 'te0-0011'],
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
      const match = matchTexts({ en: fold(en), zh: fold(zh), sku: fold('') }, words)
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
          expect(words.some(({ forms }) => forms.some(form => piece.includes(form)))).toBe(true)
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

const shuffled = (words: readonly string[]) => fc.shuffledSubarray([...words], { minLength: words.length })
const wordsOfNames = products.map(({ name, sku }) => [...name.en.split(' '), ...name.zh.split(' '), sku])

test('finds a product by its words in any order, in both languages at once', () => {
  for (const [at, words] of wordsOfNames.entries())
    fc.assert(
      fc.property(shuffled(words), asked => {
        expect(find(asked.join(' '), false).ids).toContain(at + 1)
      }),
      { numRuns: 20 },
    )
})

test.each([
  ['te0-0003', [3]],
  ['TE00003', [3]],
  ['ｔｅ０－０００３', [3]],
  ['0003', [3]],
  ['3', [3]],
  ['te0', [1, 2, 3, 4]],
  ['tent 0001', [1]],
])('finds the number %s', (text, ids) => expect(find(text, false).ids).toEqual(ids))

test.each(['te', 'e0-0003', '00030', 'te0-00031', 'te1', '-', '03-'])('the number is not found by %s', text =>
  expect(placeInNumber(foldText(text), 'te0-0003')).toBeNull(),
)

const number = fc.tuple(fc.constantFrom('TE0', 'CL7', 'AC9'), fc.integer({ min: 1, max: 9999 }))

test('a whole number finds its product and no other', () => {
  fc.assert(
    fc.property(fc.uniqueArray(number, { minLength: 2, maxLength: 9, selector: ([, end]) => end }), all => {
      const stock = all.map(([part, end], id) => ({
        ...EXAMPLE,
        id,
        sku: `${part}-${String(end).padStart(4, '0')}`,
        name: { en: 'Rope', zh: '繩' },
      }))
      for (const [at, product] of stock.entries())
        for (const asked of [
          product.sku,
          product.sku.replace('-', ''),
          product.sku.toLowerCase(),
          product.sku.slice(4),
        ])
          expect(
            findHits(stock, asked, true).hits.map(({ id }) => id),
            asked,
          ).toEqual([at])
    }),
  )
})

test.each([
  ['帳棚', [3, 1]],
  ['帳蓬', [3, 1]],
  ['雙人帳棚', [1]],
  ['玉山帳棚', []],
  ['帳棚 玉山', [1]],
  ['tents', [2, 1, 3]],
  ['headlights', [4]],
])('finds %s by a synonym', (text, ids) => {
  const lamp = { ...EXAMPLE, id: 4, name: { en: 'Yushan Headlamp', zh: '玉山 頭燈' } }
  const { hits } = findHits([...products.slice(0, 3), lamp], text, true)
  expect(hits.map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['棚', ['棚']],
  ['棚帳', ['棚帳']],
  ['coatings', ['coatings']],
  ['compad', ['compad']],
  ['後背包', ['後背包', '背包', '登山包']],
  ['rucksacks', ['rucksacks', 'backpack']],
])('the forms of %s are %j', (word, forms) => expect(formsOf(word)).toEqual(forms))

test('synonyms find the same products', () => {
  const synonym = fc.constantFrom('帳棚', '帳蓬', '營帳')
  fc.assert(
    fc.property(synonym, fc.constantFrom('', '玉山 ', '雙人', 'map '), (asked, before) => {
      expect(find(before + asked, false).ids).toEqual(find(`${before}帳篷`, false).ids)
    }),
  )
})

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
