import { expect, test } from 'vitest'
import { diffRows, partsOf } from './diff-rows.ts'

const worded = (left: string, right: string) =>
  diffRows(left, right).map(row => (row.isSame ? row.left : `${row.left ?? '∅'} → ${row.right ?? '∅'}`))

test('aligns equal lines, and a changed line with its new version', () => {
  expect(worded('a\nb\nc', 'a\nB\nc')).toEqual(['a', 'b → B', 'c'])
  expect(worded('a\nc', 'a\nb\nc')).toEqual(['a', '∅ → b', 'c'])
  expect(worded('a\nb\nc', 'a\nc')).toEqual(['a', 'b → ∅', 'c'])
  expect(worded('a\nb', 'x\ny\nz')).toEqual(['a → x', 'b → y', '∅ → z'])
})

test('treats the last line like the others', () => {
  expect(worded('{\n}', '{\n}\n')).toEqual(['{', '}', '∅ → '])
  expect(worded('a', 'a\nb')).toEqual(['a', '∅ → b'])
})

test('collapses long runs of equal lines, except around a change', () => {
  const left = Array.from({ length: 30 }, (_, n) => `line ${n}`).join('\n')
  const parts = partsOf(diffRows(left, left.replace('line 15', 'other')))
  expect(parts.map(({ start, rows, is }) => [start, rows.length, is])).toEqual([
    [0, 12, 'folded'],
    [12, 3, 'same'],
    [15, 1, 'different'],
    [16, 3, 'same'],
    [19, 11, 'folded'],
  ])
  expect(partsOf(diffRows(left, left)).map(({ is }) => is)).toEqual(['same'])
  expect(partsOf(diffRows('a\nb', 'a\nc')).map(({ is }) => is)).toEqual(['same', 'different'])
})
