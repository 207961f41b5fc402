import { expect, test } from 'vitest'
import { MAX_ROWS } from '#resources/imports/rules.ts'
import { readCsv } from './read-csv.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const read = (bytes: Uint8Array, named?: 'utf-8' | 'big5') => readCsv(bytes, named, () => {})
const ROWS = {
  heads: ['Name', 'Team'],
  rows: [
    { line: 2, cells: ['Lin, "Mei"', '配送\n組'] },
    { line: 5, cells: ['A', 'B'] },
  ],
}

test.each([
  ['commas, quotes, line ends of Windows, an empty line', 'Name,Team\r\n"Lin, ""Mei""","配送\n組"\r\n\r\nA,B\r\n'],
  ['semicolons', 'Name;Team\n"Lin, ""Mei""";"配送\n組"\n\nA;B'],
  ['tabs, and the mark of UTF-8', '\ufeffName\tTeam\n"Lin, ""Mei"""\t"配送\n組"\n \t \nA\tB\n'],
])('reads %s', (_, text) => {
  expect(read(utf8(text))).toEqual({ is: 'read', reading: { encoding: 'utf-8', ...ROWS } })
})

test('detects Big5, and respects a chosen encoding', () => {
  // 姓名 / 林
  const big5 = Uint8Array.of(0xa9, 0x6d, 0xa6, 0x57, 0x0d, 0x0a, 0xaa, 0x4c)
  expect(read(big5)).toMatchObject({
    is: 'read',
    reading: { encoding: 'big5', heads: ['姓名'], rows: [{ cells: ['林'] }] },
  })
  expect(read(big5, 'utf-8')).toEqual({ is: 'refused', reason: 'encoding' })
})

test('accepts as many rows as an import allows, reports progress, and refuses one more', () => {
  const rows = (count: number) => utf8(`Name\n${'a\n'.repeat(count)}`)
  const reported: number[] = []
  expect(readCsv(rows(MAX_ROWS), undefined, done => reported.push(done))).toMatchObject({ is: 'read' })
  expect(reported.length).toBeGreaterThan(10)
  expect(reported).toEqual(reported.toSorted((a, b) => a - b))
  expect(read(rows(MAX_ROWS + 1))).toEqual({ is: 'refused', reason: 'too-many' })
})

test.each([
  ['nothing', '', { reason: 'empty' }],
  ['blanks', ' \n\n', { reason: 'empty' }],
  ['a head alone', 'Name,Team\n', { reason: 'no-rows' }],
  ['a quotation mark that never ends', 'Name,Team\nA,B\n"C,D\nE,F', { reason: 'quotes', line: 3 }],
])('refuses %s', (_, text, refused) => {
  expect(read(utf8(text))).toEqual({ is: 'refused', ...refused })
})
