import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterSandbox, headersOf, hold, received, type Sandbox } from './strive.ts'

declare const SANDBOX: string

// What a front end of your own does with the API, in the browser that it runs in.
let strive: Sandbox
beforeAll(async () => {
  strive = await enterSandbox({ url: '', sandbox: SANDBOX })
})
afterAll(() => strive.leave())

test('a fault: a read that fails twice succeeds the third time', async () => {
  await strive.call('POST', '/api/faults', { method: 'GET', path: '/api/teams', fault: { status: 503, first: 2 } })
  const read = () => strive.call<{ rows: object[] }>('GET', '/api/teams')
  await expect(read()).rejects.toThrow('503')
  await expect(read()).rejects.toThrow('503')
  expect((await read()).rows.length).toBeGreaterThan(0)
})

test('hold and step: an abort while the server has not answered yet leaves nothing waiting', async () => {
  const held = await hold(strive.call, 'GET /api/members')
  const reading = strive.call<{ rows: object[] }>('GET', '/api/members?limit=1')
  await expect.poll(held.count).toBe(1)
  await held.release()
  expect((await reading).rows).toHaveLength(1)
})

test('the log: an edit carries the version that it is based on', async () => {
  const { version } = await strive.call<{ version: number }>('GET', '/api/members/34')
  await strive.call('PATCH', '/api/members/34', { job: 'buyer' }, { 'if-match': `"${version}"` })
  await expect.poll(async () => (await received(strive.call, 'PATCH', '/api/members/34')).length).toBe(1)
  const [change] = await received(strive.call, 'PATCH', '/api/members/34')
  if (!change) throw new Error('It was not sent.')
  expect((await headersOf(strive.call, change))['if-match']).toBe(`"${version}"`)
})
