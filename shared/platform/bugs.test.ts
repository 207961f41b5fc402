import { expect, test } from 'vitest'
import { differencesOf, namesOneOf, showsFieldOf } from './bugs.ts'

test('finds the values in which two bodies differ', () => {
  expect(differencesOf({ a: 1, b: { c: 'x', d: null } }, { a: 1, b: { c: 'y', d: null } })).toEqual(['/b/c'])
  expect(differencesOf({ rows: [{ id: 1, n: 2 }] }, { rows: [{ id: 1, n: 3 }] })).toEqual(['/rows/0/n'])
  expect(differencesOf({ 'a/b': 1 }, {})).toEqual(['/a~1b'])
  expect(differencesOf([1, 2], [1, 2])).toEqual([])
})

test('a list with other records, or more or fewer, is one place', () => {
  expect(differencesOf({ rows: [{ id: 1 }] }, { rows: [{ id: 1 }, { id: 2 }] })).toEqual(['/rows'])
  expect(differencesOf({ rows: [{ id: 1 }, { id: 2 }] }, { rows: [{ id: 2 }, { id: 1 }] })).toEqual(['/rows'])
  expect(differencesOf({ rows: [{ number: 4 }] }, { rows: [{ number: 5 }] })).toEqual(['/rows'])
})

test('a place names what is wrong exactly, inside it, or as the record around it', () => {
  expect(namesOneOf('/rows/3/total', ['/rows/3/total'])).toBe(true)
  expect(namesOneOf('/rows/3', ['/rows/3/total'])).toBe(true)
  expect(namesOneOf('/rows/9/id', ['/rows'])).toBe(true)
  expect(namesOneOf('status', ['status'])).toBe(true)
  expect(namesOneOf('/rows/3/name', ['/rows/3/total'])).toBe(false)
  expect(namesOneOf('/rows', ['/rows/3/total'])).toBe(false)
  expect(namesOneOf('/row', ['/rows'])).toBe(false)
})

test('another response shows the same field, but no status', () => {
  expect(showsFieldOf('/minutes', ['/minutes'])).toBe(true)
  expect(showsFieldOf('/rows/0/minutes', ['/minutes'])).toBe(true)
  expect(showsFieldOf('/version', ['/minutes'])).toBe(false)
  expect(showsFieldOf('status', ['status'])).toBe(false)
})
