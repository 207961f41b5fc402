import { expect, test } from 'vitest'
import { ASSERTION_KINDS, isCompared, sourceOf } from './rules.ts'

test('an assertion compares with a value, unless it is about presence or the schema', () => {
  expect(ASSERTION_KINDS.filter(kind => !isCompared(kind))).toEqual(['body-exists', 'body-missing', 'fits'])
})

test('an assertion about the body needs a pointer, and one about a header its name', () => {
  const named = ASSERTION_KINDS.filter(kind => sourceOf(kind) !== null)
  expect(named).toEqual(['body-equals', 'body-matches', 'body-exists', 'body-missing', 'header-equals'])
})
