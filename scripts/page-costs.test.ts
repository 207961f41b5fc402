import { expect, test } from 'vitest'
import { costsOfPages } from './page-costs.ts'
import { PAGE_FOLDERS } from './page-folders.ts'

test('a page takes the console along, and code of its own', () => {
  const costs = costsOfPages()
  const all = Object.values(costs)
  expect(all).toHaveLength(PAGE_FOLDERS.length)
  // What is left without the page is the same console for each.
  expect(new Set(all.map(({ lines, ownLines }) => lines - ownLines)).size).toBe(1)
  for (const { ownLines, tables } of all) {
    expect(ownLines).toBeGreaterThan(100)
    expect(tables).toBeGreaterThan(5)
  }
  // A slice may have neither.
  const { page7_03: areas, page3_02: profile } = costs
  if (areas && profile) expect(areas.tables).toBeGreaterThan(profile.tables)
})
