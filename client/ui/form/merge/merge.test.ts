import { expect, test } from 'vitest'
import { changesOf, mergeFields } from './merge.ts'

const base = { name: 'Ann', age: 30 as number | null, address: 'Taipei', evs: { hp: 0, speed: 252 } }

test('sends only what has changed', () => {
  expect(changesOf(base, { ...base, age: null })).toEqual({ age: null })
  expect(changesOf(base, { ...base, evs: { ...base.evs } })).toEqual({})
})

test('takes a field that changed on one side from that side', () => {
  const merge = mergeFields(base, { ...base, name: 'Anna' }, { ...base, age: 31 })
  expect(merge).toEqual({ merged: { ...base, name: 'Anna', age: 31 }, taken: ['age'], conflicts: [] })
})

test('asks about a field that both sides changed, and keeps mine meanwhile', () => {
  const merge = mergeFields(base, { ...base, address: 'Tainan' }, { ...base, address: 'Hualien' })
  expect(merge.conflicts).toEqual(['address'])
  expect(merge.merged.address).toBe('Tainan')
})

test('does not ask if both sides changed a field to the same value', () => {
  const same = { ...base, address: 'Tainan' }
  expect(mergeFields(base, same, same)).toEqual({ merged: same, taken: [], conflicts: [] })
})

test('treats values that belong together as one field, so that they are never mixed', () => {
  const mine = { ...base, evs: { hp: 252, speed: 252 } }
  const theirs = { ...base, evs: { hp: 0, speed: 4 } }
  expect(mergeFields(base, mine, theirs).conflicts).toEqual(['evs'])
})
