import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useStart } from './hunts.ts'

let sent: HeldRequest[]
let hook: { current: ReturnType<typeof useStart> }
beforeEach(() => {
  sent = holdRequests()
  hook = renderHook(useStart, { wrapper: pageAt() }).result
})
const writes = () => sent.filter(({ method }) => method !== 'GET')
const paths = () => writes().map(({ path }) => path)
const answered = new Set<HeldRequest>()
/** Answers the next write, once it has been sent. */
const reply = async (status: number, answer: object) => {
  const next = () => writes().find(one => !answered.has(one))
  await expect.poll(next).toBeDefined()
  const write = next()
  if (write) answered.add(write)
  await act(async () => write?.reply(status, answer))
}
const session = {
  level: 'normal',
  permissions: [],
  email: '',
  look: null,
  sandbox: { id: 'copy', name: 'copy', texts: 0 },
}
const [FORK, SWITCH, START] = ['/api/sandboxes', '/api/sessions/current/sandbox', '/api/hunts']

test('a hunt that could not be started is started in the sandbox that was made for it, not in a second one', async () => {
  const first = hook.current({ bugs: 3 }).catch(() => 'failed')
  await reply(201, { id: 'copy' })
  await reply(200, session)
  await reply(429, { code: 'too-many-requests' })
  expect([await first, paths()]).toEqual(['failed', [FORK, SWITCH, START]])

  const second = hook.current({ bugs: 3 })
  await reply(200, session)
  await reply(201, {})
  await second
  expect(paths().slice(3)).toEqual([SWITCH, START])
  expect(writes()[3]?.body).toEqual({ sandboxId: 'copy' })

  // The next hunt has its own.
  void hook.current({ bugs: 3 }).catch(() => undefined)
  await expect.poll(() => paths().at(-1)).toBe(FORK)
})

test('a sandbox that has been deleted meanwhile is made again', async () => {
  const first = hook.current({}).catch(() => 'failed')
  await reply(201, { id: 'copy' })
  await reply(404, { code: 'not-found' })
  expect(await first).toBe('failed')
  void hook.current({}).catch(() => undefined)
  await expect.poll(() => paths().at(-1)).toBe(FORK)
})
