import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { CurrentPage } from '#client/router/current-page.ts'
import { pages } from '#client/router/router.ts'
import { useGlobal } from '#client/state/state.ts'
import type { CheckedDraft } from '#resources/repair-drafts/contract.ts'
import { MAX_DRAFTS } from '#resources/repair-drafts/rules.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { draftsQuery } from './drafts.ts'
import { StartScreen } from './start-screen.tsx'

// What the list shows of a draft.
const draft = (id: number): Partial<CheckedDraft> => ({
  ...{ id: String(id), version: 1, updatedAt: '2026-10-31T00:00:00.000Z' },
  names: { customer: null, product: null, site: null },
  progress: { customer: 'open', product: 'open', damage: 'open', handover: 'open' },
})

test.each([
  [MAX_DRAFTS - 1, false],
  [MAX_DRAFTS, true],
])('with %i drafts, whether there is no room for another one: %j', (count, isFull) => {
  holdRequests()
  useGlobal.setState({ permissions: ['repair-drafts:write'] })
  // What the screen reads of the reply.
  queryClient.setQueryData(draftsQuery.queryKey, { rows: Array.from({ length: count }, (_, id) => draft(id)) } as never)
  render(
    <CurrentPage value={pages.find(({ id }) => id === 'page4_02') ?? null}>
      <StartScreen onOpen={vi.fn()} />
    </CurrentPage>,
    { wrapper: pageAt() },
  )
  expect(screen.getByText(`${count} drafts of ${MAX_DRAFTS}`)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'New repair request' }).disabled).toBe(isFull)
  expect(screen.queryByText(/^You have reached the limit/) !== null).toBe(isFull)
})
