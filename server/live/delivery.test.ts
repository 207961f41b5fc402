import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { clearFaults, createFault, listFaults } from '#resources/faults/contract.ts'
import { createLiveTicket } from '#resources/live/contract.ts'
import { addLogin } from '#resources/login-log/contract.ts'
import { listRoles } from '#resources/roles/contract.ts'
import { endPreview, previewRole } from '#resources/sessions/contract.ts'
import type { Faults } from '#server/practice.ts'
import type { Fault } from '#shared/platform/faults.ts'
import type { LiveMessage } from '#shared/platform/live.ts'
import { messagesOf } from '#tests/socket-messages.ts'
import { ADMIN, createTestApp, listen, OPERATOR, type TestApp } from '#tests/test-app.ts'
import type { Connection } from './connection.ts'
import { createDelivery } from './delivery.ts'

type Client = Awaited<ReturnType<TestApp['signInAs']>>
let app: TestApp
let server: Awaited<ReturnType<typeof listen>>
let me: Client
let colleague: Client
const opened: WebSocket[] = []
beforeAll(async () => {
  app = await createTestApp()
  server = await listen(app)
  ;[me, colleague] = [await app.signInAs(ADMIN), await app.signInAs(OPERATOR)]
})
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.terminate()
  await me.call(clearFaults)
})
afterAll(async () => {
  server.close()
  await app.close()
})

async function open(who: Client, after = '') {
  const { ticket } = await who.call(createLiveTicket)
  const socket = new WebSocket(`ws://${server.host}/ws/live${after}`, ['strive', ticket], {
    origin: `http://${server.host}`,
  })
  opened.push(socket)
  const heard = messagesOf(socket)
  const closed = new Promise<number>(resolve => socket.once('close', resolve))
  await expect.poll(() => heard[0]?.type).toBe('hello')
  return { heard, closed, seqs: () => heard.flatMap(one => (one.type === 'login' ? [one.seq] : [])) }
}

const put = (fault: Fault) => me.call(createFault, { body: { method: '*', path: '/ws/live', fault } })

let second = 10
const log = async () =>
  (
    await me.call(addLogin, {
      body: {
        id: 0,
        user: ADMIN.account,
        email: `${ADMIN.account}@strive.example`,
        level: 'normal',
        LoginTime: `2026-11-20 00:00:${second++}`,
      },
    })
  ).id

test('a message that was overtaken follows at once', async () => {
  const sent: LiveMessage[] = []
  const reader = { operator: {}, channel: 'live', send: (message: LiveMessage) => sent.push(message) }
  const met = [{ fault: { socket: 'reorder' }, call: 1 }, null]
  const faults = { findForChannel: () => ({}), hit: async () => met.shift() }
  // Neither has more that is used here.
  const deliver = createDelivery(faults as unknown as Faults)
  const [first, second]: LiveMessage[] = [
    { type: 'traffic', lastId: 1 },
    { type: 'traffic', lastId: 2 },
  ]
  for (const message of [first, second])
    if (message) await deliver(reader as unknown as Connection, message, () => true)
  expect(sent).toEqual([second, first])
})

test.each<[Fault, dueMs: number]>([
  [{ socket: 'lag', delay: 300 }, 300],
  [{ socket: 'reorder' }, 1_000],
])(
  'a message that waits because of %j does not reach a reader who may no longer read it when it is due',
  async (fault, dueMs) => {
    const reader = await app.signInAs(OPERATOR)
    const theirs = await open(reader)
    await reader.call(createFault, { body: { method: '*', path: '/ws/live', fault } })
    const begun = performance.now()
    await log()
    await expect.poll(async () => (await reader.call(listFaults)).rules[0]?.calls).toBe(1)
    const { rows } = await reader.call(listRoles)
    await reader.call(previewRole, { body: { roleId: rows.find(({ name }) => name.en === 'Support')?.id ?? 0 } })
    await expect.poll(() => theirs.heard.map(({ type }) => type)).toContain('level')
    await expect.poll(() => performance.now() - begun).toBeGreaterThan(dueMs + 100)
    await reader.call(endPreview)
    await reader.call(clearFaults)
    const later = await log()
    await expect.poll(theirs.seqs).toEqual([later])
  },
)

test('the operator’s other tabs are notified of new rules at once, and a colleague’s are not', async () => {
  const [mine, theirs] = [await open(me), await open(colleague)]
  await put({ socket: 'lag', delay: 1 })
  await expect.poll(() => mine.heard.at(-1)).toEqual({ type: 'faults' })
  expect(theirs.heard.map(one => one.type)).not.toContain('faults')
})

test('the greeting says whether anything has changed since the mark of the document', async () => {
  const newsOf = async (who: Client, mark: string) => {
    const [hello] = (await open(who, `?since=${mark}`)).heard
    return hello?.type === 'hello' && hello.hasNews
  }
  // News of the sign-ins may still be on its way.
  await expect.poll(() => newsOf(me, app.services.live.mark())).toBe(false)
  const mark = app.services.live.mark()
  await put({ socket: 'lag', delay: 1 })
  await expect.poll(() => newsOf(me, mark)).toBe(true)
  expect(await newsOf(colleague, mark), 'a fault of another account').toBe(false)
  await log()
  await expect.poll(() => newsOf(colleague, mark), { message: 'a line of the login log' }).toBe(true)
  expect(await newsOf(me, app.services.live.mark())).toBe(false)
  const [hello] = (await open(me)).heard
  expect(hello).not.toHaveProperty('hasNews')
})

test('a reader that resumes by number after a dropped connection gets what it missed', async () => {
  const [first, theirs] = [await open(me), await open(colleague)]
  await put({ socket: 'drop', first: 1 })
  const id = await log()
  expect(await first.closed).toBe(1006)
  await expect.poll(theirs.seqs).toEqual([id])
  const back = await open(me, `?after=${id - 1}`)
  await expect.poll(back.seqs).toEqual([id])
})

test('messages arrive late, twice or in the wrong order', async () => {
  const mine = await open(me)
  await put({ socket: 'lag', delay: 100 })
  const begun = performance.now()
  const late = await log()
  await expect.poll(mine.seqs).toEqual([late])
  expect(performance.now() - begun).toBeGreaterThan(95)

  await me.call(clearFaults)
  await put({ socket: 'duplicate' })
  const twice = await log()
  await expect.poll(mine.seqs).toEqual([late, twice, twice])

  await me.call(clearFaults)
  await put({ socket: 'reorder' })
  const theirs = await open(colleague)
  // Both at once, because a message is only held back briefly. The colleague has no rule and sees the real order.
  await Promise.all([log(), log()])
  await expect.poll(theirs.seqs).toHaveLength(2)
  await expect.poll(mine.seqs).toEqual([late, twice, twice, ...theirs.seqs().reverse()])
  const alone = await log()
  await expect.poll(() => mine.seqs().at(-1)).toBe(alone)
  expect((await me.call(listFaults)).rules[0]).toMatchObject({ calls: 3 })
})
