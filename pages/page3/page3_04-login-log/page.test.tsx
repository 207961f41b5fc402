import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import type { Login } from '#resources/login-log/contract.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import LoginLogPage from './page.tsx'

const live = vi.hoisted(() => ({ tell: (_: unknown) => {} }))
// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({
  onRows: () => () => undefined,
  onLogin(listener: (login: unknown) => void) {
    live.tell = listener
    return () => undefined
  },
}))

// What a row shows of a sign-in.
const login = (id: number) =>
  ({
    ...{ id, user: 'ada', email: 'ada@strive.example', level: 'normal', outcome: 'signed-in', reason: null },
    ...{ loginTime: `2026-10-31T00:0${id}:00.000Z`, sandboxId: 'main' },
  }) as unknown as Login

test.each([
  [{ value: 2, isCapped: false }, '1–3 of 3'],
  [{ value: 1000, isCapped: true }, '1–3 of more than 1,000'],
])('a sign-in that arrives is counted, unless the count %j says only that there are more', async (count, text) => {
  const held = holdRequests()
  useGlobal.setState({ permissions: ['login-log:read'] })
  render(<LoginLogPage />, { wrapper: pageAt('/page3/page3_04') })
  const reading = () => held.find(({ path }) => path.startsWith('/api/login-log?'))
  await expect.poll(reading).toBeDefined()
  await act(async () => reading()?.reply(200, { rows: [login(2), login(1)], next: null, count }))
  await act(async () => live.tell(login(3)))
  expect(await screen.findByText(text)).toBeDefined()
})
