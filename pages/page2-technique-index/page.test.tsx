import { act, fireEvent, render, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import TechniqueIndexPage from './page.tsx'

// Instead of the words of all lessons, whose index takes seconds.
vi.mock('#client/find/finder.ts', () => ({ findPages: () => [], findTasks: () => [] }))

// Instead of what only the build measures.
vi.mock('#practice/client/cost/page-cost.tsx', () => ({ PageCost: () => null }))

let where: string
function Page() {
  where = useLocation().search
  return <TechniqueIndexPage />
}
beforeEach(async () => {
  const held = holdRequests()
  render(<Page />, { wrapper: pageAt('/page2?q=nothing&group=page3&state=done') })
  await expect.poll(() => held.some(({ path }) => path === '/api/lessons')).toBe(true)
  await act(async () => held.find(({ path }) => path === '/api/lessons')?.reply(200, { lessons: [] }))
})

test.each(['Show all pages', 'Reset filters'])('“%s” takes back search, group and state', async name => {
  fireEvent.click(await screen.findByRole('button', { name }))
  expect(where).toBe('')
  expect(screen.queryByRole('button', { name })).toBeNull()
})
