import { expect, test } from 'vitest'
import { readUrlState, writeUrlState } from '#client/router/url-state.ts'
import { choicesOf, SearchState, toggled } from './search-params.ts'

test('the URL holds the search without defaults', () => {
  const state = readUrlState(SearchState, '?text=%E5%B8%B3%E7%AF%B7&category=tents&stock=low&stock=gone&mayGuess=false')
  expect(state).toMatchObject({ text: '帳篷', category: ['tents'], stock: ['low', 'gone'], mayGuess: false, limit: 20 })
  expect(readUrlState(SearchState, writeUrlState(SearchState, '', state))).toEqual(state)
  expect(writeUrlState(SearchState, '?category=boats', readUrlState(SearchState, '?category=boats'))).toBe('')
})

test('choosing a value again removes it, and goes back to the first hits', () => {
  const state = readUrlState(SearchState, '?stock=low&limit=60')
  expect(toggled(state, { facet: 'stock', value: 'gone' })).toEqual({ stock: ['low', 'gone'], limit: 20 })
  expect(toggled(state, { facet: 'stock', value: 'low' })).toEqual({ stock: [], limit: 20 })
  expect(choicesOf(state)).toEqual([{ facet: 'stock', value: 'low' }])
})
