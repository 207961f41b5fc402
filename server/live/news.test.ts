import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLocalBus } from '#server/bus/bus.ts'
import type { Transport } from '#server/platform/transport.ts'
import type { SessionOperator } from '#server/sessions/operator.ts'
import { Connection } from './connection.ts'
import { createNews } from './news.ts'
import { createPresence } from './presence.ts'

const transport: Transport = {
  send: () => {},
  unreadBytes: () => 0,
  ping: () => true,
  close: () => {},
  terminate: () => {},
  watch: () => {},
}
// Only what presence reads of an operator.
const operatorIn = (sandboxId: string) =>
  ({ account: 'ann', sandboxId, permissions: ['rooms:use'], key: null, sessionId: 7 }) as unknown as SessionOperator

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a session that goes to another sandbox has left its room at once, and those who stay are told', async () => {
  const bus = createLocalBus()
  const connection = new Connection(transport, 'live', operatorIn('main'))
  const connections = new Set([connection])
  const told: [place: string, count: number][] = []
  const presence = createPresence({ bus, connections, onChange: (place, _, { length }) => told.push([place, length]) })
  const rights = {
    refresh: async () => {
      connection.operator = operatorIn('mine')
    },
    watchExpiry: () => {},
    refreshExpiry: async () => {},
    forget: () => {},
  }
  const news = createNews({ connections, rights, logins: { publish: () => {}, resume: async () => {} }, presence })
  const unsubscribe = bus.subscribe(event => void news(event))
  presence.move(connection, { type: 'at', place: 'rooms/1', isTyping: false })
  await vi.advanceTimersByTimeAsync(500)
  expect(presence.peopleAt('main rooms/1')).toHaveLength(1)

  await news({ topic: 'session-sandbox', sessionIds: [7], sandboxId: 'mine' })
  // Much sooner than what is repeated regularly.
  await vi.advanceTimersByTimeAsync(100)
  expect(presence.peopleAt('main rooms/1')).toEqual([])
  expect(told.findLast(([place]) => place === 'main rooms/1')).toEqual(['main rooms/1', 0])
  unsubscribe()
  presence.close()
})
