import { act, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { changeLanguage } from '#client/i18n/i18n.ts'
import type { Ticket } from '#resources/tickets/contract.ts'
import { TicketCard } from './ticket-card.tsx'
import type { Staff } from './use-staff.ts'

afterEach(() => act(() => changeLanguage('en')))

test('a name is shortened to whole characters', () => {
  // What a card shows of a ticket.
  const ticket = { id: 1, title: { en: 'Tent', zh: '帳篷' }, priority: 'low', assigneeId: 5 } as Ticket
  const names = new Map([[5, { en: '𝒜na Émile', zh: '林小𠮷' }]])
  const { container } = render(
    <TicketCard
      {...{ ticket, staff: { names } as Staff, isHeld: false, tabId: null }}
      isUnderWay={() => false}
      onFocus={() => undefined}
      onOpen={() => undefined}
    />,
  )
  const short = () => container.querySelector('[title] [aria-hidden]')?.textContent
  expect(short()).toBe('𝒜É')
  act(() => changeLanguage('zh'))
  expect(short()).toBe('小𠮷')
})
