import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useConnection } from '#client/live/live.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { Banners } from './banners.tsx'

beforeEach(() => void holdRequests())

test.each([
  ['offline', 'You are offline. The console reconnects automatically.'],
  ['server-gone', 'The server isn’t responding. Your input is safe, and the console reconnects automatically.'],
] as const)(
  'without a connection (%s) a line says so, and promises nothing that a page may not keep',
  (state, text) => {
    render(<Banners />, { wrapper: pageAt() })
    expect(screen.queryByText(text)).toBeNull()
    act(() => useConnection.setState({ state }))
    expect(screen.getByText(text).closest('[role="status"]')).not.toBeNull()
    act(() => useConnection.setState({ state: 'connected' }))
    expect(screen.queryByText(text)).toBeNull()
  },
)
