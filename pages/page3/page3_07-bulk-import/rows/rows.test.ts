import { expect, test } from 'vitest'
import { guessMapping, mapField, missingFields } from '#pages/page3/page3_07-bulk-import/fields.ts'
import { createLookup, readRows } from './rows.ts'
import { writeInvalidRows } from './write-invalid-rows.ts'

const versioned = { version: 1, updatedAt: '2026-01-01T00:00:00.000Z' }
const lookup = createLookup([{ id: 13, name: { en: 'Delivery', zh: '配送組' }, parentId: 1, ...versioned }])
const HEADS = ['Full name', 'Chinese name', 'E-mail', 'Department', 'Job', 'Start date']
const MAPPING = guessMapping(HEADS)
const GOOD = ['Lin Mei', '林美', 'mei@strive.example', 'Delivery', 'Driver', '2026-10-01']
const read = (rows: string[][], { edits = new Map(), taken = new Set<string>() } = {}) =>
  readRows(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    MAPPING,
    edits,
    { lookup, taken },
  )
const withCell = (column: number, text: string) => GOOD.with(column, text)

test('columns are mapped by their heads, in either language; a column has one field', () => {
  expect(missingFields(MAPPING)).toEqual([])
  expect(guessMapping(['中文姓名', '電子郵件 ', 'ＴＥＡＭ', '備註'])).toEqual({ nameZh: 0, email: 1, team: 2 })
  expect(mapField(MAPPING, 'team', 4)).toEqual({ ...MAPPING, team: 4, job: undefined })
  expect(missingFields(mapField(MAPPING, 'team', 4))).toEqual(['job'])
  expect(missingFields(mapField(MAPPING, 'email', undefined))).toEqual(['email'])
})

test('a row becomes what the API takes: names are looked up in either language, dates are normalised', () => {
  const fields = {
    name: { en: 'Lin Mei', zh: '林美' },
    email: 'mei@strive.example',
    teamId: 13,
    job: 'driver',
    joinedOn: '2026-10-01',
  }
  expect(read([GOOD])[0]).toMatchObject({ index: 0, line: 2, issues: {}, fields })
  for (const [column, text] of [
    [3, ' 配送組 '],
    [4, '司機'],
    [4, 'driver'],
    [5, '2026/10/1'],
    [5, '2026.10.01'],
  ] as const)
    expect(read([withCell(column, text)])[0]?.fields).toEqual(fields)
})

test.each([
  [0, '', { nameEn: 'required' }],
  [1, 'x'.repeat(61), { nameZh: 'too-long' }],
  [2, 'mei at strive', { email: 'email' }],
  [2, 'TAKEN@strive.example', { email: 'email-taken' }],
  [3, 'Moon Base', { team: 'unknown-team' }],
  [4, 'Astronaut', { job: 'unknown-job' }],
  [5, '2026-02-31', { joinedOn: 'date' }],
])('reports cell %i with “%s” as invalid, with its reason', (column, text, issues) => {
  const [row] = read([withCell(column, text)], { taken: new Set(['taken@strive.example']) })
  expect(row).toMatchObject({ issues, fields: null })
  expect(Object.keys(row?.issues ?? {})).toEqual(Object.keys(issues))
})

test('a repeated address is invalid from its second row on, until it is corrected', () => {
  const rows = [GOOD, withCell(2, 'MEI@strive.example')]
  expect(read(rows).map(({ issues }) => issues)).toEqual([{}, { email: 'email-twice' }])
  const mended = read(rows, { edits: new Map([[1, { email: 'mei.2@strive.example' }]]) })
  expect(mended.map(({ issues }) => issues)).toEqual([{}, {}])
})

test('saved invalid rows can be read again unchanged, and no cell is run as a formula', () => {
  const rows = read([withCell(0, '=1+1').with(2, 'nobody')])
  const text = writeInvalidRows(rows, {
    field: name => name,
    issues: issues => JSON.stringify(issues),
    issuesHead: 'wrong',
  })
  expect(text).toContain("'=1+1,林美,nobody,Delivery,Driver,2026-10-01")
})
