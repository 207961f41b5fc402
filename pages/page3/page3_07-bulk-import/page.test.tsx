import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asks } from '#tests/journeys/racing/asks.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import BulkImportPage from './page.tsx'
import type { useImport } from './use-import.ts'

const work = vi.hoisted(() => ({ edits: new Map(), rows: [] as unknown[] }))
// What the page itself reads of the import. Its cards and the import have tests of their own.
vi.mock('./use-import.ts', () => ({ useImport: () => work as unknown as ReturnType<typeof useImport> }))
vi.mock('./file-card.tsx', () => ({ FileCard: () => null }))
vi.mock('./batches-card.tsx', () => ({ BatchesCard: () => null }))

test.each([
  ['a file without corrections', 0, 2, false],
  ['corrections of rows that are not imported yet', 1, 2, true],
  ['corrections of rows that are all imported', 1, 0, false],
])('whether it is asked before one leaves %s', (_, edits, rows, isAsked) => {
  work.edits = new Map(Array.from({ length: edits }, (_, at) => [at, {}]))
  work.rows = Array.from({ length: rows }, () => ({}))
  render(<BulkImportPage />, { wrapper: pageAt() })
  expect(asks()).toBe(isAsked)
})
