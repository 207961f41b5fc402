import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { SpeciesList } from './species-list.tsx'

beforeEach(() => void holdRequests())

const links = (...permissions: ('spreads:read' | 'spreads:write')[]) => {
  useGlobal.setState({ permissions })
  render(<SpeciesList />, { wrapper: pageAt() })
  return screen.getAllByRole('link').map(link => link.textContent)
}

test('only who may save a plan is led to a new one', () => {
  expect(links('spreads:read', 'spreads:write')).toContain('New plan')
})

test('who may only read plans is led to those that there are', () => {
  expect(links('spreads:read')).toEqual(['My plans'])
})
