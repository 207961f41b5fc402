import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { type Preferences, readPreferences } from '#resources/preferences/contract.ts'
import { DEFAULTS } from '#resources/preferences/rules.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { usePreferences } from './use-preferences.ts'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const at = (version: number, more: Partial<Preferences> = {}): Preferences => ({
  ...{ ...DEFAULTS, version, updatedAt: '2026-10-31T00:00:00.000Z' },
  ...more,
})
let sent: HeldRequest[]
let hook: { current: ReturnType<typeof usePreferences> }
beforeEach(() => {
  sent = holdRequests()
  queryClient.setQueryData(api.query(readPreferences).queryKey, at(1))
  hook = renderHook(() => usePreferences(), { wrapper: pageAt() }).result
})
const writes = () => sent.filter(({ method }) => method === 'PATCH')
const asked = () => writes().map(({ headers, body }) => [headers['if-match'], body])
const save = (change: Partial<Preferences>) => act(async () => hook.current.save(change))
const reply = (index: number, status: number, answer: object) => act(async () => writes()[index]?.reply(status, answer))
const shown = () => [hook.current.shown?.radius, hook.current.shown?.density]

test('two changes are shown at once, and saved one after the other, each in the version of the one before', async () => {
  await save({ radius: 4 })
  await save({ density: 'compact' })
  expect(shown()).toEqual([4, 'compact'])
  expect(asked()).toEqual([['"1"', { radius: 4 }]])
  await reply(0, 200, at(2, { radius: 4 }))
  await expect.poll(asked).toHaveLength(2)
  expect(asked()[1]).toEqual(['"2"', { density: 'compact' }])
  expect(shown()).toEqual([4, 'compact'])
  await reply(1, 200, at(3, { radius: 4, density: 'compact' }))
  expect(shown()).toEqual([4, 'compact'])
})

test('a change goes on top of what another window has changed', async () => {
  await save({ radius: 4 })
  await reply(0, 412, { code: 'stale', current: at(5, { density: 'spacious' }) })
  await expect.poll(asked).toHaveLength(2)
  expect(asked()[1]).toEqual(['"5"', { radius: 4 }])
  expect(shown()).toEqual([4, 'spacious'])
})

test('a refused change is taken back, and says why', async () => {
  await save({ radius: 4 })
  await reply(0, 422, { code: 'weak-accent' })
  await expect.poll(shown).toEqual([8, 'standard'])
  expect(hook.current.refused?.change).toEqual({ radius: 4 })
})
