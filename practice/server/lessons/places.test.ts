import { expect, test } from 'vitest'
import { linesIn } from './places.ts'

const SOURCE = `import { a } from './a.ts'

/** Adds one. */
export function next(value: number) {
  const same = value
  return same + 1
}

// About nothing that follows.

const names = { ann: 'Ann' }
export type Sum = number

export const endpoints = [
  serve(readSum, () => ({
    status: 200,
  })),
  wrap(names),
]
`
const of = (symbol: string, more: { from?: string; lines?: number } = {}) =>
  linesIn(SOURCE, { file: 'a.ts', symbol, ...more })

test('a definition has its lines, with the comment that belongs to it', () => {
  expect(of('next')).toEqual({ first: 3, last: 7 })
  expect(of('names')).toEqual({ first: 11, last: 11 })
  expect(of('Sum')).toEqual({ first: 12, last: 12 })
})

test('an endpoint is where it is served', () => {
  expect(of('readSum')).toEqual({ first: 15, last: 17 })
})

test('what is defined within it counts, too', () => {
  expect(of('same')).toEqual({ first: 5, last: 5 })
})

test('a part of it begins with a text and has a number of lines, but never leaves it', () => {
  expect(of('next', { from: 'const same', lines: 1 })).toEqual({ first: 5, last: 5 })
  expect(of('next', { from: 'return' })).toEqual({ first: 6, last: 7 })
  expect(of('next', { from: 'return', lines: 20 })).toEqual({ first: 6, last: 7 })
  expect(of('next', { lines: 2 })).toEqual({ first: 3, last: 4 })
})

test('what the file only uses, or does not have, is refused', () => {
  expect(() => of('a')).toThrow('does not define a')
  expect(() => of('value')).toThrow('does not define value')
  expect(() => of('gone')).toThrow('does not define gone')
  expect(() => of('next', { from: 'gone' })).toThrow('no line with gone')
})
