import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { Problem, refuse } from '#shared/errors.ts'

/** Creates the stores as at a start with this local storage. */
async function start(stored: Record<string, string> = {}) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  vi.resetModules()
  return import('./state.ts')
}
beforeEach(() => localStorage.clear())

test('S-STATE-1: starts empty, normal and in Taipei', async () => {
  const { useGlobal, useProfile, useMap } = await start()
  const global = { isLogin: false, user: '', email: '', address: '', level: 'normal', time_zone: 'Asia/Taipei' }
  expect(useGlobal.getState()).toMatchObject(global)
  expect(useProfile.getState()).toEqual({ name: '', age: 0, email: '', login: false, isWebSocketOpen: false })
  expect(useMap.getState()).toEqual({ filter: [], markers: [] })
})

test('S-STATE-2: the profile’s own log-out action leaves it empty and not logged in', async () => {
  const { useProfile, resetProfile } = await start()
  useProfile.setState({ name: 'Ann', age: 33, email: 'ann@strive.example', login: true, isWebSocketOpen: true })
  resetProfile()
  expect(useProfile.getState()).toEqual({ name: '', age: 0, email: '', login: false, isWebSocketOpen: false })
})

test('S-STATE-3: retries a failed query 3 times, a mutation never', () => {
  const { queries, mutations } = queryClient.getDefaultOptions()
  const retry = queries?.retry as (failures: number, error: Error) => boolean
  const gone = new Problem({ type: 'about:blank', title: 'unreachable', status: 0, code: 'unreachable' })
  expect([0, 1, 2, 3].map(failures => retry(failures, gone))).toEqual([true, true, true, false])
  expect(retry(0, refuse('not-permitted'))).toBe(false)
  expect(mutations?.retry).toBe(0)
})

test('S-STATE-4: reads broken or foreign content of local storage as an empty list, or as the default', async () => {
  for (const markers of ['{"broken', '[{"id":1}]', '"text"', 'null']) {
    const { useMap } = await start({ markers })
    expect(useMap.getState().markers, markers).toEqual([])
  }
  const { useGlobal } = await start({ 'User.level': 'emperor' })
  expect(useGlobal.getState().level).toBe('normal')
})

test('S-STATE-4: keeps valid markers, with fields of later versions', async () => {
  const marker = { id: 'a', name: 'Home', lng: 121.5, lat: 25, colour: 'red' }
  const { useMap } = await start({ markers: JSON.stringify([marker]) })
  expect(useMap.getState().markers).toEqual([marker])
})
