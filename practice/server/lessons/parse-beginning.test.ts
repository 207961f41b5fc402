import { expect, test } from 'vitest'
import { closeBeginning, parseBeginning } from './parse-beginning.ts'

const TEXT = JSON.stringify({
  next: 'a,"[{',
  rows: [
    { id: 1, tags: ['x', 'y'] },
    { id: 2, tags: [] },
  ],
  count: 2,
})

test.each([
  [
    '{"next":"a,\\"[{","rows":[{"id":1,"tags":["x","y"]},{"id":2,"ta',
    { next: 'a,"[{', rows: { 0: { id: 1, tags: ['x', 'y'] }, 1: { id: 2 } } },
  ],
  ['{"next":"a,\\"[{","rows":[{"id":1,"tags":["x","y"]', { next: 'a,"[{', rows: { 0: { id: 1, tags: ['x', 'y'] } } }],
  ['{"next":"a,\\"[{","rows":[{"id":1,"tags":["x","y', { next: 'a,"[{', rows: { 0: { id: 1, tags: { 0: 'x' } } } }],
  ['{"next":"a,\\"[{"', undefined],
  ['[1,2', { 0: 1 }],
  ['"a', undefined],
  ['', undefined],
])('reads what is complete in %s', (text, value) => {
  expect(parseBeginning(text)).toEqual(value)
})

test('reads some beginning of a text wherever it is cut, and never more than there is', () => {
  const whole = JSON.parse(TEXT)
  for (let end = 0; end < TEXT.length; end++) {
    const read = parseBeginning(TEXT.slice(0, end)) as { rows?: Record<string, { id?: number }> } | undefined
    expect(Array.isArray(read?.rows) && end < TEXT.indexOf('],"count')).toBe(false)
    for (const [index, row] of Object.entries(read?.rows ?? {})) expect(row.id).toBe(whole.rows[index].id)
  }
  expect(parseBeginning(TEXT)).toEqual(whole)
})

test('closes what is open, each container where it was opened', () => {
  expect(closeBeginning('[1,{"a":[2,{"b":[')).toEqual({ closed: '[1,{"a":[2]}]', depth: 3 })
  const deep = 50_000
  expect(closeBeginning('[1,'.repeat(deep))).toEqual({
    closed: `${'[1,'.repeat(deep - 1)}[1${']'.repeat(deep)}`,
    depth: deep,
  })
})
