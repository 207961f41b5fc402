import { beforeAll, expect, test } from 'vitest'
import { enterSandbox, headersOf, hold, received, type Sandbox } from './strive.ts'

/** Whose session it is, and in which sandbox (vitest.config.ts). */
declare const STRIVE: { account?: string; password?: string; sandbox?: string }

// What a front end of your own does with the API, in the browser that it runs in.
let strive: Sandbox
beforeAll(async () => {
  strive = await enterSandbox({ url: '', ...STRIVE })
  return strive.leave
})

test('a fault: a read that fails twice succeeds the third time', async () => {
  await strive.call('POST', '/api/faults', { method: 'GET', path: '/api/teams', fault: { status: 503, first: 2 } })
  const read = () => strive.call<{ rows: object[] }>('GET', '/api/teams')
  await expect(read()).rejects.toThrow('503')
  await expect(read()).rejects.toThrow('503')
  expect((await read()).rows.length).toBeGreaterThan(0)
})

test('hold and step: a read is on its way until the server answers, whatever that takes', async () => {
  const held = await hold(strive.call, 'GET /api/members')
  let isAnswered = false
  const reading = strive.call<{ rows: object[] }>('GET', '/api/members?limit=1').finally(() => {
    isAnswered = true
  })
  await expect.poll(held.count).toBe(1)
  expect(isAnswered).toBe(false)
  await held.release()
  expect((await reading).rows).toHaveLength(1)
})

test('the log: an edit carries the version that it is based on', async () => {
  const { version } = await strive.call<{ version: number }>('GET', '/api/members/33')
  await strive.call('PATCH', '/api/members/33', { job: 'buyer' }, { 'if-match': `"${version}"` })
  await expect.poll(async () => (await received(strive, 'PATCH', '/api/members/33')).length).toBe(1)
  const [change] = await received(strive, 'PATCH', '/api/members/33')
  if (!change) throw new Error('It was not sent.')
  expect((await headersOf(strive.call, change))['if-match']).toBe(`"${version}"`)
})
