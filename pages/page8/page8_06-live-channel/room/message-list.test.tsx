import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { sessionQuery } from '#client/session/session.ts'
import { useGlobal } from '#client/state/state.ts'
import { type Unsent, useUnsent } from '#pages/page8/page8_06-live-channel/outbox/outbox.ts'
import type { RoomMessage } from '#resources/rooms/contract.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { MessageList } from './message-list.tsx'
import type { RoomLog } from './room-log.ts'

// Instead of what is kept on this device.
vi.mock('#client/session/operator-store.ts', () => ({
  operatorStore: { read: async () => undefined, change: async () => undefined },
}))

const AT = '2026-10-31T00:00:00.000Z'
const message = (number: number, more: Partial<RoomMessage> = {}): RoomMessage => ({
  ...{ roomId: 3, number, author: 'ben', text: `${number}`, key: null, sentAt: AT, revision: number, version: 1 },
  ...{ updatedAt: AT, ...more },
})
const logOf = (...messages: RoomMessage[]): RoomLog => ({
  room: { id: 3, name: 'A', createdBy: 'ben', lastNumber: 9, revision: 9, version: 1, updatedAt: AT },
  ...{ messages, revision: 9, hasOlder: false },
})
const unsent = (key: string): Unsent => ({
  ...{ key, account: 'ada', sandboxId: 'main', roomId: 3, text: key, writtenAt: AT, refused: null },
})

beforeEach(() => {
  holdRequests()
  useGlobal.setState({ user: 'ada' })
  useUnsent.setState({ unsent: [], isPaused: true })
  // Only its sandbox is read.
  queryClient.setQueryData(sessionQuery.queryKey, { sandbox: { id: 'main' } } as never)
  // happy-dom has no layout: the room is higher than the view.
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(1000)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
  onTestFinished(() => {
    vi.restoreAllMocks()
    useUnsent.setState({ unsent: [], isPaused: false })
  })
})
const hasNews = () => screen.queryByRole('button', { name: 'New messages' }) !== null
function open(log: RoomLog) {
  const { rerender } = render(<MessageList log={log} />, { wrapper: pageAt() })
  return (next: RoomLog) => act(async () => rerender(<MessageList log={next} />))
}
/** The reader looks at what was written before. */
function scrollUp() {
  const list = screen.getByRole('region', { name: 'Messages' })
  list.scrollTop = 300
  fireEvent.scroll(list)
}

test('a message that was written here is no news when it has been sent; what is written elsewhere is', async () => {
  const receive = open(logOf(message(1)))
  await act(async () => useUnsent.setState({ unsent: [unsent('k1')] }))
  scrollUp()
  await receive(logOf(message(1), message(2, { author: 'ada', key: 'k1' })))
  await act(async () => useUnsent.setState({ unsent: [] }))
  expect(hasNews()).toBe(false)
  // By the same operator, in another window.
  await receive(logOf(message(1), message(2, { author: 'ada', key: 'k1' }), message(3, { author: 'ada', key: 'k2' })))
  expect(hasNews()).toBe(true)
})

test('a message that is discarded is no news', async () => {
  open(logOf(message(1)))
  await act(async () => useUnsent.setState({ unsent: [unsent('k1'), unsent('k2')] }))
  scrollUp()
  await act(async () => useUnsent.setState({ unsent: [unsent('k1')] }))
  expect(hasNews()).toBe(false)
})

test('a message whose reply was lost is shown once', async () => {
  const receive = open(logOf(message(1)))
  await act(async () => useUnsent.setState({ unsent: [unsent('k1')] }))
  expect(screen.getAllByText('k1')).toHaveLength(1)
  await receive(logOf(message(1), message(2, { author: 'ada', key: 'k1', text: 'k1' })))
  expect(screen.getAllByText('k1')).toHaveLength(1)
})
