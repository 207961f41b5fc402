import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { CLOSED } from '#resources/live/contract.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { Connection } from './connection.ts'
import { createEventTransport } from './event-transport.ts'

const rows = (size: number) => ({ type: 'rows' as const, entity: 'x'.repeat(size), ids: [] })

test('a reader that takes nothing is buffered up to the limit, gets the reason, and is cut off', async () => {
  let cuts = 0
  let isGone = false
  const transport = createEventTransport({ after: null, cut: () => cuts++ })
  transport.watch({ onGone: () => (isGone = true), onAlive: () => {}, onText: () => {} })
  const connection = new Connection(transport, 'events', {
    sandboxId: 'main',
    permissions: [] as readonly never[],
  } as unknown as Operator)
  connection.resume(7, [])
  for (let n = 0; n < 100; n++) connection.send(rows(100_000))
  expect(transport.unreadBytes()).toBeLessThan(1_200_000)
  expect(connection.isClosing).toBe(true)
  await expect.poll(() => cuts).toBe(1)
  expect([isGone, transport.unreadBytes()]).toEqual([true, 0])
})

test('a slow reader receives everything, and then the reason for the end', async () => {
  const transport = createEventTransport({ after: 3, cut: () => {} })
  const connection = new Connection(transport, 'events', {
    sandboxId: 'main',
    permissions: [] as readonly never[],
  } as unknown as Operator)
  connection.resume(7, [])
  connection.send(rows(1))
  connection.close('tooSlow')
  connection.send(rows(2))
  const heard = []
  for await (const event of transport.events) {
    await sleep(1)
    heard.push([event.id, event.data.type])
  }
  expect(heard).toEqual([
    ['3', 'hello'],
    [undefined, 'rows'],
    [undefined, 'end'],
  ])
  expect(CLOSED.tooSlow).toBe(4408)
})

test('a pending read resolves when the reader disconnects', async () => {
  const transport = createEventTransport({ after: null, cut: () => {} })
  const iterator = transport.events[Symbol.asyncIterator]()
  const next = iterator.next()
  await iterator.return?.()
  expect(await next).toEqual({ done: true, value: undefined })
})
