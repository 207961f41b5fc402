import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { queryClient } from '#client/api/query.ts'

/** What surrounds a page at this address: `render(…, { wrapper: pageAt('/sites') })`. */
export const pageAt =
  (address = '/') =>
  ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </QueryClientProvider>
  )
