import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { laterPart } from './later-part.tsx'

afterEach(() => queryClient.clear())

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>
const show = (part: React.ReactNode) => render(<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>)

test('shows the placeholder until its code has loaded', async () => {
  const Part = laterPart('a greeting', async () => Greeting, 120)
  show(<Part name="Ada" />)
  expect(document.querySelector<HTMLElement>('[data-skeleton]')?.style.height).toBe('120px')
  await screen.findByText('Hello Ada')
})

test('renders at once if its code was prefetched', async () => {
  const Part = laterPart('a greeting ahead', async () => Greeting, 120)
  await Part.load()
  show(<Part name="Ada" />)
  expect(screen.getByText('Hello Ada')).toBeTruthy()
})

test('can be retried after its code failed to load', async () => {
  queryClient.setDefaultOptions({ queries: { retry: false } })
  let tries = 0
  const fetchPart = async () => {
    if (tries++ === 0) throw new Error('no such file')
    return Greeting
  }
  const Part = laterPart('a greeting that fails', fetchPart, 120)
  show(<Part name="Ada" />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  again.click()
  await screen.findByText('Hello Ada')
})
