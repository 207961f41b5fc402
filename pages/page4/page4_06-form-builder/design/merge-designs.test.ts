import { expect, test } from 'vitest'
import type { FormDesign, FormField } from '#resources/forms/contract.ts'
import { designFrom, mergeDesigns } from './merge-designs.ts'

const field = (id: string, en = id): FormField => ({
  id,
  kind: 'yes-no',
  label: { en, zh: '' },
  help: { en: '', zh: '' },
  isRequired: false,
})
const design = (ids: string, en = 'Title'): FormDesign => ({
  title: { en, zh: '' },
  fields: ids.split('').map(id => field(id)),
})
const idsOf = ({ fields }: FormDesign) => fields.map(({ id }) => id).join('')
const base = design('abc')

test.each([
  ['each adds one at the same place', 'abxc', 'abyc', 'abxyc'],
  ['one adds, the other moves', 'axbc', 'cab', 'caxb'],
  ['one removes, the other adds behind it', 'ac', 'abyc', 'ayc'],
  ['both remove the same', 'ac', 'ac', 'ac'],
  ['one adds first, the other last', 'xabc', 'abcy', 'xabcy'],
])('%s: merges without asking', (_, mine, theirs, merged) => {
  const result = mergeDesigns(base, design(mine), design(theirs))
  expect([result.conflicts, idsOf(result.design)]).toEqual([[], merged])
})

test('keeps changes of different fields', () => {
  const mine = { ...base, fields: [field('a', 'mine'), field('b'), field('c')] }
  const theirs = { title: { en: 'Theirs', zh: '' }, fields: [field('a'), field('b'), field('c', 'theirs')] }
  const { design: merged, conflicts } = mergeDesigns(base, mine, theirs)
  expect(conflicts).toEqual([])
  expect(merged.title.en).toBe('Theirs')
  expect(merged.fields.map(({ label }) => label.en)).toEqual(['mine', 'b', 'theirs'])
})

test('asks about a field that both sides changed, and about one that the other side removed', () => {
  const mine = { ...base, fields: [field('a', 'mine'), field('b', 'mine'), field('c')] }
  const theirs = { ...base, fields: [field('b', 'theirs'), field('c')] }
  const { conflicts, sides } = mergeDesigns(base, mine, theirs)
  expect(conflicts.toSorted()).toEqual(['a', 'b'])
  expect(idsOf(designFrom({ ...sides.mine, a: sides.theirs.a, b: sides.theirs.b }, mine, theirs))).toBe('bc')
  expect(designFrom({ ...sides.mine, b: sides.theirs.b }, mine, theirs).fields[0]?.label.en).toBe('mine')
})

test('asks about two orders of the same fields', () => {
  expect(mergeDesigns(base, design('cab'), design('bca')).conflicts).toEqual(['order'])
})
