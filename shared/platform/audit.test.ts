import { expect, test } from 'vitest'
import { changedFields, diffOf } from './audit.ts'

const ROW = { id: 7, name: { en: 'Lin', zh: '林' }, job: 'driver', tags: ['a'], archivedAt: null, version: 1 }

test('a change is listed value by value, without the columns that every write changes', () => {
  const after = {
    ...ROW,
    name: { en: 'Lin', zh: '凌' },
    job: 'buyer',
    version: 2,
    updatedAt: '2026-11-21T00:00:00.000Z',
  }
  expect(diffOf(ROW, after)).toEqual([
    { path: 'name.zh', before: '林', after: '凌' },
    { path: 'job', before: 'driver', after: 'buyer' },
  ])
  expect(changedFields(ROW, after)).toEqual(['name', 'job'])
})

test('an array counts as one value; setting or clearing a field is a change', () => {
  expect(diffOf(ROW, { ...ROW, tags: ['a', 'b'], archivedAt: '2026-11-21' })).toEqual([
    { path: 'tags', before: ['a'], after: ['a', 'b'] },
    { path: 'archivedAt', before: null, after: '2026-11-21' },
  ])
})

test('a created or deleted row is listed with all its values', () => {
  const values = ['Lin', '林', 'driver', ['a']]
  expect(diffOf(null, ROW).map(({ before, after }) => [before, after])).toEqual(values.map(one => [undefined, one]))
  expect(diffOf(ROW, null).map(({ before, after }) => [before, after])).toEqual(values.map(one => [one, undefined]))
})

test('an added or removed nested field is a change', () => {
  const [delay, status] = [{ fault: { delay: 800 } }, { fault: { status: 503 } }]
  expect(diffOf(delay, status)).toEqual([
    { path: 'fault.delay', before: 800, after: undefined },
    { path: 'fault.status', before: undefined, after: 503 },
  ])
})

test('equal rows have no changes', () => {
  expect(diffOf(null, null)).toEqual([])
  expect(diffOf(ROW, { ...ROW, version: 2 })).toEqual([])
})
