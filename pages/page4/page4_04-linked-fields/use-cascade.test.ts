import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { useRace } from './race/use-race.ts'
import { useCascade } from './use-cascade.ts'

const named = (id: string) => ({ id, name: { en: id, zh: id } })
const TOWNSHIPS = ['63000010', '64000020'].map(named)
const siteIn = (id: number, townshipId: string) => ({ ...named(String(id)), id, townshipId })

let sent: HeldRequest[]
beforeEach(() => {
  sent = holdRequests()
})
const reply = async (path: string, answer: object) => {
  await act(() => expect.poll(() => sent.some(one => one.path.startsWith(path))).toBe(true))
  await act(async () => sent.findLast(one => one.path.startsWith(path))?.reply(200, answer))
}
const replyTownships = (countyId: string) =>
  reply(`/api/counties/${countyId}`, {
    county: named(countyId),
    rows: TOWNSHIPS.filter(({ id }) => id.startsWith(countyId)),
  })
/** The form's site is at first this one. */
const open = (siteId: number, onSite = vi.fn()) =>
  renderHook(({ siteId }) => useCascade(useRace(), siteId, onSite), { initialProps: { siteId } })
const shown = ({ county, township, site }: ReturnType<typeof useCascade>) => [county?.id, township?.id, site?.id]

test('the place of an earlier site that arrives late does not replace that of the form’s site', async () => {
  const { result, rerender, unmount } = open(1)
  rerender({ siteId: 2 })
  await reply('/api/sites/2', siteIn(2, '64000020'))
  await replyTownships('64000')
  const ofSecond = ['64000', '64000020', 2]
  expect(shown(result.current)).toEqual(ofSecond)
  await reply('/api/sites/1', siteIn(1, '63000010'))
  await replyTownships('63000')
  expect(shown(result.current)).toEqual(ofSecond)
  unmount()
})

test('a form without a site shows none, even if the place of the one before arrives then', async () => {
  const { result, rerender } = open(1)
  rerender({ siteId: 0 })
  await reply('/api/sites/1', siteIn(1, '63000010'))
  await replyTownships('63000')
  expect(shown(result.current)).toEqual([undefined, undefined, undefined])
})

test('another county clears the township and the site, and undo brings both back', async () => {
  const onSite = vi.fn()
  const { result } = open(1, onSite)
  await reply('/api/sites/1', siteIn(1, '63000010'))
  await replyTownships('63000')
  act(() => result.current.chooseCounty(named('64000')))
  expect(shown(result.current)).toEqual(['64000', undefined, undefined])
  expect([result.current.cleared?.what, onSite.mock.calls]).toEqual(['township', [[0]]])
  act(() => result.current.undo())
  expect(shown(result.current)).toEqual(['63000', '63000010', 1])
  expect([result.current.cleared, onSite.mock.calls]).toEqual([null, [[0], [1]]])
})
