import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { SettingsCard } from './settings-card.tsx'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onTopic: () => () => undefined, onRows: () => () => undefined }))

const rule = {
  ...{ id: '0123456789abcdef', method: 'GET', path: '/api/products/{productId}', fault: { delay: 2_000 }, calls: 0 },
  ...{ preset: null, secondsLeft: 600, version: 1, isOfClass: false, sandboxId: null },
}

test('what failed at the last press is no longer shown when the next one has worked', async () => {
  const sent = holdRequests()
  const settings = { stale: '5', retries: '3', every: 'off', keys: 'one' } as const
  render(<SettingsCard settings={settings} onChange={() => undefined} />, { wrapper: pageAt() })
  const answered = new Set<HeldRequest>()
  const reply = async (method: string, status: number, answer?: object) => {
    const next = () => sent.find(one => one.method === method && !answered.has(one))
    await expect.poll(next).toBeDefined()
    const request = next()
    if (request) answered.add(request)
    await act(async () => request?.reply(status, answer))
  }
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  const press = (name: string) => fireEvent.click(button(name))
  const isNormal = () => button('Normal').disabled
  const failure = () => screen.queryByRole('alert')
  await reply('GET', 200, { rules: [rule], held: 0 })
  await expect.poll(isNormal).toBe(false)
  press('Fail next two requests')
  await reply('DELETE', 404, { code: 'not-found' })
  await expect.poll(failure).not.toBeNull()
  // It has ended by itself meanwhile.
  await reply('GET', 200, { rules: [], held: 0 })
  await expect.poll(isNormal).toBe(true)
  press('Fail next two requests')
  await reply('POST', 201, { ...rule, fault: { status: 503, first: 2 } })
  await expect.poll(failure).toBeNull()
})
