import { act, renderHook } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useDesk } from './desk.ts'
import { writeValues } from './share.ts'
import { useDraft } from './use-draft.ts'
import { blankValues, type Values } from './values.ts'

const text = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map(name => [name, { type: 'string' }])),
})
const operation = (id: string): Operation => ({
  ...{
    id,
    resource: '',
    resourceTitle: { en: '', zh: '' },
    method: 'POST',
    path: '/api/x',
    summary: { en: '', zh: '' },
  },
  ...{ needs: '', isPublic: false, params: null, query: text('search', 'password'), headers: null, body: null },
  ...{ replies: {}, live: null },
})
const [ONE, OTHER] = [operation('one'), operation('other')]
const searchOf = (query: Values['query']) => writeValues(ONE, { ...blankValues(ONE), query }, '')

beforeEach(() => {
  useDesk.setState({ drafts: {}, calls: {}, etags: {}, history: null })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

function open(address: string) {
  const { result, rerender } = renderHook(
    ({ of }) => {
      const { pathname, search } = useLocation()
      const [values, change] = useDraft(of)
      return { values, change, navigate: useNavigate(), where: pathname + search }
    },
    { wrapper: pageAt(address), initialProps: { of: ONE } },
  )
  return {
    query: () => result.current.values.query,
    where: () => result.current.where,
    change: (query: Values['query']) => act(async () => result.current.change({ query })),
    go: (to: string | number) => act(async () => void result.current.navigate(to as string)),
    show: (of: Operation) => act(async () => rerender({ of })),
  }
}

test('what is typed is kept at once, and the URL follows when the typing rests', async () => {
  const { query, where, change } = open('/one')
  await change({ search: 'a' })
  await pass(299)
  await change({ search: 'ab' })
  expect([query(), useDesk.getState().drafts.one?.query]).toEqual([{ search: 'ab' }, { search: 'ab' }])
  await pass(299)
  expect(where()).toBe('/one')
  await pass(1)
  expect(where()).toBe(`/one${searchOf({ search: 'ab' })}`)
  expect(query()).toEqual({ search: 'ab' })
})

test('secrets are kept here, and are no part of the URL', async () => {
  const { query, where, change } = open('/one')
  await change({ search: 'a', password: 'hush' })
  await pass(300)
  expect([where().includes('hush'), where()]).toEqual([false, `/one${searchOf({ search: 'a' })}`])
  expect(query()).toEqual({ search: 'a', password: 'hush' })
})

test('a link replaces what was typed, and so does Back', async () => {
  const { query, change, go } = open('/one')
  await change({ search: 'typed' })
  await pass(300)
  await go(`/one${searchOf({ search: 'linked' })}`)
  expect([query(), useDesk.getState().drafts.one?.query]).toEqual([{ search: 'linked' }, { search: 'linked' }])
  await change({ search: 'more' })
  expect(query()).toEqual({ search: 'more' })
  await pass(300)
  await go(-1)
  expect(query()).toEqual({ search: 'typed' })
})

test('the address of the page alone brings back what was typed there', async () => {
  useDesk.setState({ drafts: { one: { ...blankValues(ONE), query: { search: 'kept' } } } })
  const { query } = open('/one')
  expect(query()).toEqual({ search: 'kept' })
})

test('a link that says the same keeps the secrets', async () => {
  useDesk.setState({ drafts: { one: { ...blankValues(ONE), query: { search: 'a', password: 'hush' } } } })
  const { query } = open(`/one${searchOf({ search: 'a' })}`)
  expect(query()).toEqual({ search: 'a', password: 'hush' })
})

test('each endpoint has values of its own', async () => {
  const { query, change, show } = open('/one')
  await change({ search: 'a' })
  await show(OTHER)
  expect(query()).toEqual({})
  await show(ONE)
  expect(query()).toEqual({ search: 'a' })
})
