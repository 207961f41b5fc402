import { expect, test } from 'vitest'
import { changesOf, mergeProfiles } from './merge.ts'

const base = { name: 'Ann', age: 30, email: 'ann@strive.example', address: 'Taipei', timeZone: 'Asia/Taipei' }

test('sends only what was changed', () => {
  expect(changesOf(base, { ...base, age: null })).toEqual({ age: null })
  expect(changesOf(base, { ...base })).toEqual({})
})

test('takes a field that changed on one side only from that side', () => {
  const merge = mergeProfiles(base, { ...base, name: 'Anna' }, { ...base, age: 31 })
  expect(merge).toEqual({ merged: { ...base, name: 'Anna', age: 31 }, taken: ['age'], conflicts: [] })
})

test('asks about a field that both sides changed, and keeps mine meanwhile', () => {
  const merge = mergeProfiles(base, { ...base, address: 'Tainan' }, { ...base, address: 'Hualien' })
  expect(merge.conflicts).toEqual(['address'])
  expect(merge.merged.address).toBe('Tainan')
})

test('does not ask when both sides changed a field to the same', () => {
  const same = { ...base, address: 'Tainan' }
  expect(mergeProfiles(base, same, same)).toEqual({ merged: same, taken: [], conflicts: [] })
})
