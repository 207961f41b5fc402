import { act, fireEvent, render, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import SearchPage from './page.tsx'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

let where: string
function Page() {
  where = useLocation().search
  return <SearchPage />
}
beforeEach(() => void holdRequests())
const search = (text: string) => {
  const box = screen.getByRole('searchbox')
  fireEvent.change(box, { target: { value: text } })
  fireEvent.keyDown(box, { key: 'Enter' })
}

test('other words are guessed again, and begin with their first hits, in the same categories', async () => {
  render(<Page />, { wrapper: pageAt('/search?text=tnet&category=tents&mayGuess=false&limit=60') })
  search('tent')
  await expect.poll(() => where).toBe('?text=tent&category=tents')
})

test('a search that is cleared while its last letter waits stays cleared', async () => {
  const held = holdRequests()
  render(<Page />, { wrapper: pageAt('/search?text=zzz') })
  await act(async () => held[0]?.reply(200, { rows: [], count: 0, countUnfiltered: 0, guessed: [], facets: {} }))
  const clear = await screen.findByRole('button', { name: 'Show all products' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzzz' } })
  fireEvent.click(clear)
  act(() => vi.advanceTimersByTime(1000))
  vi.useRealTimers()
  expect(where).toBe('')
})

test('what an input method composes is searched for once it is chosen', () => {
  render(<Page />, { wrapper: pageAt('/search') })
  const box = screen.getByRole('searchbox')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const rest = () => act(() => vi.advanceTimersByTime(1000))
  fireEvent.compositionStart(box)
  fireEvent.input(box, { target: { value: 'ㄓㄤ' }, isComposing: true })
  rest()
  expect(where).toBe('')
  // The last input of a composition still belongs to it.
  fireEvent.input(box, { target: { value: '帳篷' }, isComposing: true })
  fireEvent.compositionEnd(box)
  rest()
  vi.useRealTimers()
  expect(new URLSearchParams(where).get('text')).toBe('帳篷')
})

test('of two values that are pressed one right after the other, both are chosen, and both are removed', () => {
  render(<Page />, { wrapper: pageAt('/search') })
  const pressAll = (names: readonly string[], role: 'checkbox' | 'button') =>
    act(() => {
      for (const button of names.map(name => screen.getByRole(role, { name }))) button.click()
    })
  pressAll(['Tents –', 'Backpacks –'], 'checkbox')
  expect(where).toBe('?category=tents&category=backpacks')
  // The second press of the same is too late.
  const remove = 'Remove filter: Tents'
  pressAll([remove, 'Remove filter: Backpacks', remove], 'button')
  expect(where).toBe('')
})
