import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useNearest } from './use-nearest.ts'
import type { Sites } from './use-sites.ts'

type Given = Partial<Sites['state']>
let held: HeldRequest[]
beforeEach(() => {
  held = holdRequests()
})
function open(state: Given, filter: Sites['filter'] = {}) {
  const { result, rerender } = renderHook(
    // It reads no more of the page.
    (state: Given) => useNearest({ state: { count: 10, panel: 'nearest', ...state }, filter } as Sites),
    { wrapper: pageAt(), initialProps: state },
  )
  return {
    now: () => result.current,
    show: (next: Given) => act(async () => rerender(next)),
    setMine: (at: Parameters<(typeof result)['current']['setMine']>[0]) => act(async () => result.current.setMine(at)),
    shown: () => [result.current.origin?.lng ?? null, result.current.rows.map(({ id }) => id)],
  }
}
const asked = () => held.map(({ path }) => Object.fromEntries(new URL(path, location.href).searchParams))
const reply = async (index: number, lng: number, ...ids: number[]) => {
  await expect.poll(() => held.length).toBe(index + 1)
  const rows = ids.map(id => ({ id }))
  await act(async () => held[index]?.reply(200, { origin: { lng, lat: 25, locality: null }, rows }))
}
const NEAR = '63000010'

test('nothing is read before a place is known, or while another panel is shown', async () => {
  const { show, now } = open({})
  await show({ near: NEAR, panel: 'list' })
  expect([held.length, now().isAsked]).toEqual([0, true])
  await show({ near: NEAR })
  await expect.poll(() => held.length).toBe(1)
})

test('the township of the URL is the place, and then the operator’s own location until they choose another', async () => {
  const { setMine, shown, now, show } = open({ near: NEAR, count: 3 }, { kind: 'shop' })
  await reply(0, 121, 1, 2)
  await expect.poll(shown).toEqual([121, [1, 2]])
  expect(asked()[0]).toEqual({ townshipId: NEAR, limit: '3', kind: 'shop' })
  await setMine({ lng: 120, lat: 23 })
  await show({ near: undefined, count: 3 })
  await expect.poll(() => held.length).toBe(2)
  // What was there stays until the reply.
  expect([shown(), now().isMine]).toEqual([[121, [1, 2]], true])
  await reply(1, 120, 3)
  await expect.poll(shown).toEqual([120, [3]])
  expect(asked()[1]).toEqual({ lng: '120', lat: '23', limit: '3', kind: 'shop' })
  await setMine(null)
  expect(now().isMine).toBe(false)
})

test('Back from the operator’s own location shows the township again, and Forward the location', async () => {
  const { setMine, shown, now, show } = open({ near: NEAR })
  await reply(0, 121, 1, 2)
  await setMine({ lng: 120, lat: 23 })
  await show({ near: undefined })
  await reply(1, 120, 3)
  await expect.poll(shown).toEqual([120, [3]])
  await show({ near: NEAR })
  expect([shown(), now().isMine]).toEqual([[121, [1, 2]], false])
  await show({ near: undefined })
  expect([shown(), now().isMine]).toEqual([[120, [3]], true])
})

test('the reply for a place that is no longer asked for does not take the place of a later one', async () => {
  const { show, shown } = open({ near: NEAR })
  await expect.poll(() => held.length).toBe(1)
  await show({ near: '64000010' })
  await reply(1, 120, 3)
  await expect.poll(shown).toEqual([120, [3]])
  await act(async () => held[0]?.reply(200, { origin: { lng: 121, lat: 25, locality: null }, rows: [{ id: 1 }] }))
  expect(shown()).toEqual([120, [3]])
})

test('with another panel, and without a place, nothing of it is on the map', async () => {
  const { show, shown } = open({ near: NEAR })
  await reply(0, 121, 1)
  await expect.poll(shown).toEqual([121, [1]])
  await show({ near: NEAR, panel: 'list' })
  expect(shown()).toEqual([null, []])
  await show({})
  expect(shown()).toEqual([null, []])
})
