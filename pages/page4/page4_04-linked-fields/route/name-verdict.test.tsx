import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { NameVerdict } from './name-verdict.tsx'

test('the route that has the name opens here, or in another tab like any link', () => {
  const handleOpen = vi.fn()
  const answer = { is: 'answered', output: { name: 'North', takenBy: { id: 7, name: 'North' }, suggestions: [] } }
  // It shows no more of a check.
  const check = { answer } as unknown as Parameters<typeof NameVerdict>[0]['check']
  render(<NameVerdict check={check} onOpen={handleOpen} />, { wrapper: pageAt('/page4/page4_04') })
  const link = screen.getByRole('link', { name: 'North' })
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
    const click = createEvent.click(link, more)
    fireEvent(link, click)
    expect([click.defaultPrevented, handleOpen.mock.calls]).toEqual([false, []])
  }
  fireEvent.click(link)
  expect(handleOpen).toHaveBeenCalledWith(7)
})
