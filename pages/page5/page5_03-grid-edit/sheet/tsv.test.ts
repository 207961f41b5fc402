import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTsv, writeTsv } from './tsv.ts'

test('reads what spreadsheets copy', () => {
  expect(readTsv('a\tb\r\n1\t2\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(readTsv('"two\nlines"\t"say ""hi"""')).toEqual([['two\nlines', 'say "hi"']])
  expect(readTsv('5" pole')).toEqual([['5" pole']])
  expect(readTsv('')).toEqual([['']])
})

test('reads back what it writes', () => {
  const cell = fc.string().map(text => text.replace(/\r/g, ''))
  const block = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .chain(([columns, rows]) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
    )
  fc.assert(
    fc.property(block, rows => {
      // A single empty line at the end can't be distinguished from the line break before it.
      fc.pre(rows.at(-1)?.join('') !== '')
      expect(readTsv(writeTsv(rows))).toEqual(rows)
    }),
  )
})
