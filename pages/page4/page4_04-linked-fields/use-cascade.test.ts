import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { createElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Site } from '#resources/sites/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { useRace } from './race/use-race.ts'
import { SiteList } from './site-list.tsx'
import { type Cascade, useCascade } from './use-cascade.ts'

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

const TOWNSHIP = { id: '6300001', name: { en: 'Songshan', zh: '松山區' } }
const shopsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: { en: `Shop ${at + 1}`, zh: '' } })) as Site[]
const moreSites = vi.fn()

/** A list that shows these of `count` service points, which were asked for in a township. */
function showList(shown: number, count: number, townshipId = TOWNSHIP.id) {
  moreSites.mockClear()
  const answer = {
    is: 'answered',
    input: { input: { townshipId } },
    output: { rows: shopsOf(shown), count: { value: count } },
  }
  // The list uses only these.
  const cascade = { township: TOWNSHIP, site: null, sites: { answer }, search: '', moreSites } as unknown as Cascade
  render(createElement(SiteList, { cascade, error: null, isTarget: false, isDisabled: false }))
}
const more = () => screen.queryByRole('button', { name: 'Show more' })
const counted = () => screen.queryByText(/^\d+ of \d+/)?.textContent

test('a page that holds them all does not say how many there are, and offers no more', () => {
  showList(20, 20)
  expect([counted(), more()]).toEqual([undefined, null])
})

test.each([
  [20, 21, 40],
  [180, 1000, 200],
])('with %i of %i shown, %i are asked for next', (shown, count, asked) => {
  showList(shown, count)
  expect(counted()).toContain(`${shown} of ${count}`)
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(moreSites.mock.calls).toEqual([[asked]])
})

test.each([
  [21, 21],
  [200, 1000],
])('once %i of %i are shown, there are no more to show', (shown, count) => {
  showList(shown, count)
  expect([counted()?.trim(), more()]).toEqual([`${shown} of ${count}`, null])
})

test('a list of another township says that it is wrong', () => {
  showList(3, 3, '6400001')
  expect(screen.getByRole('alert')).toBeDefined()
})

test('a county that is chosen before the place of the form’s site has arrived stays, without that site', async () => {
  const onSite = vi.fn()
  const { result, rerender } = open(1, onSite)
  act(() => result.current.chooseCounty(named('64000')))
  expect(onSite.mock.calls).toEqual([[0]])
  rerender({ siteId: 0 })
  await reply('/api/sites/1', siteIn(1, '63000010'))
  await replyTownships('63000')
  expect(shown(result.current)).toEqual(['64000', undefined, undefined])
})
