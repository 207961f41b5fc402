import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { CurrentPage } from '#client/router/current-page.ts'
import { linkTo } from '#client/router/links.ts'
import { pages } from '#client/router/router.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { readSavedRequest } from '#resources/saved-requests/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useSavedActs } from './use-saved-acts.ts'

const BASE = linkTo('page8_01')
const page = pages.find(({ path }) => path === BASE) ?? null
const saved = { id: 'a1', name: 'Sign in' }
const AT = `${BASE}/saved/${saved.id}`

let held: HeldRequest[]
beforeEach(() => {
  toast.dismissAll()
  held = holdRequests()
})
function open(address: string) {
  const Router = pageAt(address)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router>
      <CurrentPage value={page}>{children}</CurrentPage>
    </Router>
  )
  const { result } = renderHook(
    () => {
      const { pathname, search } = useLocation()
      return { ...useSavedActs(), navigate: useNavigate(), where: pathname + search }
    },
    { wrapper },
  )
  return {
    where: () => result.current.where,
    remove: (one = saved) => act(async () => void result.current.remove(one)),
    go: (to: string) => act(async () => void result.current.navigate(to)),
  }
}
const writes = () => held.filter(({ method }) => method !== 'GET')
const reply = (index: number, status: number, answer?: object) =>
  act(async () => writes()[index]?.reply(status, answer))
const last = () => useToasts.getState().toasts.at(-1)
const undo = () => act(async () => last()?.action?.onClick())

test('the saved request that was open is closed once it is deleted; the list beside it stays as it was', async () => {
  const { remove, where } = open(`${AT.toUpperCase().replace(BASE.toUpperCase(), BASE)}?list=saved`)
  await remove()
  expect(where()).toContain('?list=saved')
  await reply(0, 204)
  expect([where(), last()?.text]).toEqual([`${BASE}?list=saved`, '“Sign in” was deleted.'])
})

test('another one that is open stays open', async () => {
  const { remove, where } = open(AT)
  await remove({ id: 'b2', name: 'Other' })
  await reply(0, 204)
  expect(where()).toBe(AT)
})

test.each([`${BASE}/saved/b2`, '/elsewhere'])(
  'who has gone to %s while it was being deleted stays there',
  async elsewhere => {
    const { remove, where, go } = open(AT)
    await remove()
    await go(elsewhere)
    await reply(0, 204)
    expect(where()).toBe(elsewhere)
  },
)

test('two presses delete once, and Undo brings it back with its steps', async () => {
  const { remove } = open(BASE)
  await remove()
  await remove()
  expect(writes()).toHaveLength(1)
  await reply(0, 204)
  await undo()
  expect(writes()[1]?.path).toMatch(/saved-requests\/a1\/restore$/)
  const restored = { ...saved, steps: [], version: 3, updatedAt: '' }
  await reply(1, 200, restored)
  const { queryKey } = api.query(readSavedRequest, { params: { savedRequestId: 'a1' } })
  expect([last()?.text, queryClient.getQueryData(queryKey)]).toEqual(['“Sign in” was restored.', restored])
})

test('what could not be deleted stays open, and can be deleted later', async () => {
  const { remove, where } = open(AT)
  await remove()
  await reply(0, 429, { code: 'too-many-requests' })
  expect(where()).toBe(AT)
  await remove()
  expect(writes()).toHaveLength(2)
})
