import { expect, test } from 'vitest'
import { diffRows, foldRows } from './diff-rows.ts'

const told = (left: string, right: string) =>
  diffRows(left, right).map(row => (row.isSame ? row.left : `${row.left ?? '∅'} → ${row.right ?? '∅'}`))

test('equal lines face each other, and a changed line faces what it became', () => {
  expect(told('a\nb\nc', 'a\nB\nc')).toEqual(['a', 'b → B', 'c'])
  expect(told('a\nc', 'a\nb\nc')).toEqual(['a', '∅ → b', 'c'])
  expect(told('a\nb\nc', 'a\nc')).toEqual(['a', 'b → ∅', 'c'])
  expect(told('a\nb', 'x\ny\nz')).toEqual(['a → x', 'b → y', '∅ → z'])
})

test('the last line is a line like the others', () => {
  expect(told('{\n}', '{\n}\n')).toEqual(['{', '}', '∅ → '])
  expect(told('a', 'a\nb')).toEqual(['a', '∅ → b'])
})

test('long runs of equal lines are folded, but for those round a change', () => {
  const left = Array.from({ length: 30 }, (_, n) => `line ${n}`).join('\n')
  const parts = foldRows(diffRows(left, left.replace('line 15', 'other')))
  expect(parts.map(({ rows, isFolded }) => [rows.length, isFolded])).toEqual([
    [12, true],
    [7, false],
    [11, true],
  ])
  expect(foldRows(diffRows(left, left))).toMatchObject([{ start: 0, isFolded: true }])
  expect(foldRows(diffRows('a\nb', 'a\nc')).every(part => !part.isFolded)).toBe(true)
})
