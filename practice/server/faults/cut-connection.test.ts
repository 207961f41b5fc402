import { Agent, get } from 'node:http'
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

/** Browsers resend sooner than this. */
const LATER_MS = 450

const cutFirst = () =>
  me.call(createFault, { body: { method: '*', path: '/api/roles', fault: { offline: true, first: 1 } } })
const callsCounted = async () => (await me.call(listFaults)).rules[0]

/** Sends the request like a browser or like another program. Returns null if the connection was cut. */
const send = (agent: Agent, { isBrowser = true, id = '' } = {}) =>
  new Promise<number | null>(resolve => {
    const headers = {
      authorization: `Bearer ${me.token}`,
      ...(isBrowser && { 'sec-fetch-site': 'same-origin' }),
      ...(id && { 'x-request-id': id }),
    }
    get(`http://${server.host}/api/roles`, { agent, headers }, reply => {
      reply.resume().on('end', () => resolve(reply.statusCode ?? 0))
    }).on('error', () => resolve(null))
  })

describe('after a cut', () => {
  const agent = new Agent()

  test('a request with the same id was resent by the browser and is cut, however late and often it arrives', async () => {
    await cutFirst()
    expect(await send(agent, { id: 'first-try' })).toBeNull()
    await sleep(LATER_MS)
    expect([await send(agent, { id: 'first-try' }), await send(agent, { id: 'first-try' })]).toEqual([null, null])
    expect(await callsCounted()).toMatchObject({ calls: 1 })
  })

  test('a request with another id is a retry, however soon it arrives', async () => {
    await cutFirst()
    expect([await send(agent, { id: 'one' }), await send(agent, { id: 'two' })]).toEqual([null, 200])
    expect(await callsCounted()).toMatchObject({ calls: 2 })
  })

  test('without an id, an immediate second request counts as resent', async () => {
    await cutFirst()
    expect([await send(agent), await send(agent)]).toEqual([null, null])
    await sleep(LATER_MS)
    expect(await send(agent)).toBe(200)
    expect(await callsCounted()).toMatchObject({ calls: 2 })
  })

  test('requests from other programs are never taken for resent ones', async () => {
    await cutFirst()
    const program = { isBrowser: false, id: 'the-same' }
    expect([await send(agent, program), await send(agent, program)]).toEqual([null, 200])
  })
})
