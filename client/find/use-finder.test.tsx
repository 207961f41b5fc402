import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useFinder } from './use-finder.ts'

test.each([
  ['members', ['page3_01']],
  ['  MEMBERS ', ['page3_01']],
  ['成員', ['page3_01']],
  ['', []],
  // Accents alone.
  ['\u0301', []],
])('until the words of the lessons are there, “%s” is looked for in the titles of both languages', (text, found) => {
  const { result } = renderHook(() => useFinder(false), { wrapper: pageAt() })
  expect(result.current.findPages(text).map(({ page }) => page.id)).toEqual(found)
  expect(result.current.findTasks(text)).toEqual([])
})
