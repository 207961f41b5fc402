import { act, renderHook } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { forEachStat } from '#resources/species/rules.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useSpeciesList } from './use-species-list.ts'

const none = forEachStat(() => 0)
const entry = (dexId: number, name: string, speed = 0): Entry => ({
  ...{ dexId, nationalId: dexId, pokemonId: dexId, identifier: name, name: { en: name, zh: name }, types: ['water'] },
  ...{ base: none, evs: { ...none, speed }, otherForms: [], folded: { en: name, zh: name } },
})
/** Three pages of 20, and 30 that are found by `a`. */
const ENTRIES = Array.from({ length: 60 }, (_, at) => entry(at + 1, `${at < 30 ? 'a' : 'b'}${at}`, at % 2))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

function open(address = '/list') {
  const { result } = renderHook(
    () => ({ list: useSpeciesList(ENTRIES), search: useLocation().search, navigate: useNavigate() }),
    { wrapper: pageAt(address) },
  )
  const does = (action: (list: (typeof result)['current']['list']) => unknown) =>
    act(async () => void action(result.current.list))
  return {
    list: () => result.current.list,
    search: () => result.current.search,
    does,
    type: (text: string) => does(({ handleType }) => handleType(text)),
    back: () => act(async () => void result.current.navigate(-1)),
    first: () => result.current.list.rows[0]?.dexId,
    shown: () => [result.current.list.pager.before, result.current.list.pager.count.value],
  }
}
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

test('what is typed filters at once, and the URL follows when the typing rests, as one entry', async () => {
  const { type, search, shown, back, list } = open()
  await type('a')
  await pass(299)
  await type('a2')
  expect([search(), shown()]).toEqual(['', [0, 11]])
  await pass(299)
  expect(search()).toBe('')
  await pass(1)
  expect(search()).toBe('?q=a2')
  // More of the word does not add an entry.
  await type('a29')
  await pass(300)
  expect(search()).toBe('?q=a29')
  await back()
  expect([search(), list().text]).toEqual(['', ''])
})

test('the next page of what is being typed is its own, and stays when the URL follows', async () => {
  const { type, search, shown, does } = open('/list?page=3')
  expect(shown()).toEqual([40, 60])
  await type('a')
  expect(shown()).toEqual([0, 30])
  await does(({ pager }) => pager.onNext?.())
  expect([search(), shown()]).toEqual(['?q=a&page=2', [20, 30]])
  await pass(1000)
  expect([search(), shown()]).toEqual(['?q=a&page=2', [20, 30]])
})

test('a filter that is chosen while typing keeps the text, and begins with the first page', async () => {
  const { type, search, does, list } = open('/list?page=2')
  await type('a')
  await does(({ change }) => change({ stat: 'speed' }))
  expect([search(), list().active]).toEqual(['?q=a&stat=speed', ['q', 'stat']])
  await does(({ pager }) => pager.onNext?.())
  await pass(1000)
  expect(search()).toBe('?q=a&stat=speed')
  await does(({ remove }) => remove('stat'))
  expect(search()).toBe('?q=a')
  await does(({ remove }) => remove('q'))
  await pass(300)
  expect(search()).toBe('')
})

test('a reset forgets what is being typed, at once and afterwards', async () => {
  const { type, search, does, list } = open('/list?stat=speed&sort=-evs')
  await type('a')
  await does(({ handleReset }) => handleReset())
  expect([search(), list().text]).toEqual(['?sort=-evs', ''])
  await pass(1000)
  expect([search(), list().text]).toEqual(['?sort=-evs', ''])
  await does(({ pager }) => pager.onNext?.())
  await pass(1000)
  expect([search(), list().text]).toEqual(['?sort=-evs&page=2', ''])
})

test('the pager goes no further than the first and the last page', async () => {
  const { list, does, shown } = open()
  expect([list().pager.onFirst, list().pager.onPrevious]).toEqual([undefined, undefined])
  await does(({ pager }) => pager.onNext?.())
  await does(({ pager }) => pager.onNext?.())
  expect([shown(), list().pager.onNext]).toEqual([[40, 60], undefined])
  await does(({ pager }) => pager.onPrevious?.())
  expect(shown()).toEqual([20, 60])
  await does(({ pager }) => pager.onFirst?.())
  expect(shown()).toEqual([0, 60])
})

test('a page beyond the last one shows the last one', () => {
  const { shown } = open('/list?page=99')
  expect(shown()).toEqual([40, 60])
})
