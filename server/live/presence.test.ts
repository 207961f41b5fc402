import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLocalBus, type LiveEvent, type Present } from '#server/bus/bus.ts'
import type { Transport } from '#server/platform/transport.ts'
import type { SessionOperator } from '#server/sessions/operator.ts'
import { Connection } from './connection.ts'
import { BELIEVED_MS, createPresence } from './presence.ts'

const transport: Transport = {
  send: () => {},
  unreadBytes: () => 0,
  ping: () => true,
  close: () => {},
  terminate: () => {},
  watch: () => {},
}
const operatorOf = (account: string, sandboxId = 'main', permissions: readonly string[] = ['rooms:use']) =>
  ({ account, sandboxId, permissions, key: null, sessionId: 1 }) as SessionOperator

/** Several instances on one bus, each with its own connections. */
function createInstances(count: number) {
  const bus = createLocalBus()
  return Array.from({ length: count }, () => {
    const connections = new Set<Connection>()
    const told: [place: string, people: string[]][] = []
    const presence = createPresence({
      bus,
      connections,
      onChange: (place, _, people) => told.push([place, accountsOf(people)]),
    })
    const listen = () =>
      bus.subscribe((event: LiveEvent) => {
        if (event.topic === 'presence') presence.receive(event)
      })
    return {
      presence,
      told,
      listen,
      stopListening: listen(),
      people: (place: string) => accountsOf(presence.peopleAt(place)),
      join(account: string, place: string | null, sandboxId?: string, permissions?: readonly string[]) {
        const connection = new Connection(transport, 'live', operatorOf(account, sandboxId, permissions))
        connections.add(connection)
        presence.move(connection, { type: 'at', place, isTyping: false })
        return connection
      },
      leave(connection: Connection) {
        connections.delete(connection)
        presence.note(connection)
      },
    }
  })
}
const accountsOf = (people: readonly Present[]) => people.map(({ account }) => account)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = (ms = 500) => vi.advanceTimersByTimeAsync(ms)

test('each instance knows who is at a place of a sandbox, on all instances', async () => {
  const [one, two] = createInstances(2) as [Instance, Instance]
  const first = one.join('ann', 'rooms/1')
  await pass()
  two.join('bob', 'rooms/1')
  two.join('cleo', 'rooms/1', 'another')
  await pass()
  for (const { people } of [one, two]) {
    expect(people('main rooms/1').toSorted()).toEqual(['ann', 'bob'])
    expect(people('another rooms/1')).toEqual(['cleo'])
  }
  one.leave(first)
  await pass()
  expect(two.people('main rooms/1')).toEqual(['bob'])
  expect(one.people('main rooms/1')).toEqual(['bob'])
})

test('whoever may not use rooms is in none, and is told of nobody', async () => {
  const [one] = createInstances(1) as [Instance]
  one.join('ann', 'rooms/1')
  await pass()
  const before = one.told.length
  one.join('mei', 'rooms/1', 'main', [])
  await pass()
  expect(one.people('main rooms/1')).toEqual(['ann'])
  expect(one.told).toHaveLength(before)
})

test('an instance that starts later learns who is at a place as soon as somebody goes there', async () => {
  const [one, late] = createInstances(2) as [Instance, Instance]
  late.stopListening()
  one.join('ann', 'rooms/1')
  await pass()
  late.listen()
  late.join('bob', 'rooms/1')
  await pass()
  for (const { people } of [one, late]) expect(people('main rooms/1').toSorted()).toEqual(['ann', 'bob'])
})

test('the people of an instance that was killed disappear, those of a living one stay', async () => {
  const [one, killed] = createInstances(2) as [Instance, Instance]
  one.join('ann', 'rooms/1')
  killed.join('bob', 'rooms/1')
  await pass()
  expect(one.people('main rooms/1').toSorted()).toEqual(['ann', 'bob'])
  killed.stopListening()
  for (let round = 0; round < 2; round++) {
    await pass(15_000)
    one.presence.refresh()
  }
  await pass(BELIEVED_MS - 2 * 15_000 - 1_000)
  expect(one.people('main rooms/1').toSorted()).toEqual(['ann', 'bob'])
  await pass(1_000)
  expect(one.people('main rooms/1')).toEqual(['ann'])
  expect(one.told.at(-1)).toEqual(['main rooms/1', ['ann']])
})

test('the people of an instance that stops disappear at once, and nothing is told twice', async () => {
  const [one, stopping] = createInstances(2) as [Instance, Instance]
  one.join('ann', 'rooms/1')
  await pass()
  stopping.join('bob', 'rooms/1')
  await pass()
  const count = one.told.length
  one.presence.refresh()
  stopping.presence.refresh()
  await pass()
  expect(one.told).toHaveLength(count)
  stopping.presence.close()
  await pass()
  expect(one.people('main rooms/1')).toEqual(['ann'])
})

test('a console that is closing is no longer there', async () => {
  const [one, two] = createInstances(2) as [Instance, Instance]
  const closing = one.join('ann', 'rooms/1')
  two.join('bob', 'rooms/1')
  await pass()
  closing.isClosing = true
  one.presence.note(closing)
  await pass()
  for (const { people } of [one, two]) expect(people('main rooms/1')).toEqual(['bob'])
})

test('whoever types where they are is told of once, and whoever comes learns at once who is there', async () => {
  const [one] = createInstances(1) as [Instance]
  const ann = one.join('ann', 'rooms/1')
  await pass()
  one.join('bob', 'rooms/1')
  expect(one.told.at(-1)).toEqual(['main rooms/1', ['ann']])
  await pass()
  const before = one.told.length
  for (const isTyping of [true, false, true]) one.presence.move(ann, { type: 'at', place: 'rooms/1', isTyping })
  expect(one.told).toHaveLength(before)
  await pass()
  expect(one.told).toHaveLength(before + 1)
})

type Instance = ReturnType<typeof createInstances>[number]
