import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clearFaults, createFault, listFaults } from '#resources/faults/contract.ts'
import { ADMIN, createTestApp, listen, type TestApp } from '#tests/test-app.ts'

let app: TestApp
let server: Awaited<ReturnType<typeof listen>>
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  app = await createTestApp()
  server = await listen(app)
  me = await app.signInAs(ADMIN)
})
beforeEach(() => me.call(clearFaults))
afterAll(async () => {
  server.close()
  await app.close()
})

/** No browser resends that late on a new connection. */
const LATER_MS = 450

const cutFirst = () =>
  me.call(createFault, { body: { method: '*', path: '/api/counters', fault: { offline: true, first: 1 } } })

describe('after a cut', () => {
  /** As from a browser, or from another program: over a connection of its own, or one that has carried an answer. Null: it was cut. */
  const sendOver = (agent: Agent, isBrowser: boolean) =>
    new Promise<number | null>(resolve => {
      const headers = { authorization: `Bearer ${me.token}`, ...(isBrowser && { 'sec-fetch-site': 'same-origin' }) }
      get(`http://${server.host}/api/counters`, { agent, headers }, reply => {
        reply.resume().on('end', () => resolve(reply.statusCode ?? 0))
      }).on('error', () => resolve(null))
    })

  test.each([
    ['what a browser sends again by itself is no call of its own, and comes once', true, [null, null, 200]],
    ['another program sends nothing again: what it sends is the next call', false, [null, 200, 200]],
  ])('%s', async (_, isBrowser, expected) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    expect(await sendOver(agent, isBrowser)).toBe(200)
    await cutFirst()
    const statuses = [await sendOver(agent, isBrowser), await sendOver(agent, isBrowser)]
    expect((await me.call(listFaults)).rules[0]).toMatchObject({ calls: isBrowser ? 1 : 2 })
    if (isBrowser) await sleep(LATER_MS)
    expect([...statuses, await sendOver(agent, isBrowser)]).toEqual(expected)
    agent.destroy()
  })

  test('a connection that was opened ahead counts as used: Chromium sends again what it carried', async () => {
    const socket = connect(Number(server.host.split(':')[1]), '127.0.0.1')
    await once(socket, 'connect')
    await sleep(400)
    await cutFirst()
    const agent = new Agent()
    agent.createConnection = () => socket
    expect([await sendOver(agent, true), await sendOver(new Agent(), true)]).toEqual([null, null])
    await sleep(LATER_MS)
    expect(await sendOver(new Agent(), true)).toBe(200)
  })

  test('of a fresh connection a browser sends nothing again either', async () => {
    await cutFirst()
    const agent = new Agent()
    expect(await sendOver(agent, true)).toBeNull()
    await sleep(LATER_MS)
    expect(await sendOver(agent, true)).toBe(200)
  })
})
