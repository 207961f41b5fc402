import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asks } from '#tests/journeys/racing/asks.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import type { useEdits } from './edits/use-edits.ts'
import GridEditPage from './page.tsx'
import type { useSheet } from './sheet/use-sheet.ts'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const state = vi.hoisted(() => ({ drafts: new Map<string, object>(), isSending: false, typing: null as string | null }))
// What the page itself reads of edits and sheet, which have tests of their own.
vi.mock('./edits/use-edits.ts', () => ({ useEdits: () => state as unknown as ReturnType<typeof useEdits> }))
vi.mock('./sheet/use-sheet.ts', () => ({
  useSheet: () => ({ ...state, selected: [] }) as unknown as ReturnType<typeof useSheet>,
}))
vi.mock('./save-state.tsx', () => ({ SaveState: () => null }))

const NOTHING = { drafts: new Map<string, object>(), isSending: false, typing: null }

test.each([
  ['nothing is unsaved', {}, false],
  ['a cell is being edited, even if it is empty', { typing: '' }, true],
  ['cells are being saved', { isSending: true, drafts: new Map([['a', { issue: null }]]) }, true],
  [
    'a cell was not saved',
    {
      drafts: new Map([
        ['a', { issue: null }],
        ['b', { issue: { code: 'unsaved' } }],
      ]),
    },
    true,
  ],
])('whether it is asked before one leaves while %s', (_, more, isAsked) => {
  holdRequests()
  Object.assign(state, NOTHING, more)
  render(<GridEditPage />, { wrapper: pageAt('/page5/page5_03') })
  expect(asks()).toBe(isAsked)
})
