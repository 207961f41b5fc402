import { act, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { ConfirmHost } from '#client/ui/dialog/confirm.tsx'
import { type Area, listAreas } from '#resources/areas/contract.ts'
import { MAX_AREAS } from '#resources/areas/rules.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useAreas } from './use-areas.ts'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))
beforeEach(() => void holdRequests())

async function open(isDirty: boolean) {
  const Around = pageAt('/areas?area=1')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Around>
      {children}
      <ConfirmHost />
    </Around>
  )
  const usePage = (isDirty: boolean) => {
    useLeaveGuard(isDirty)
    return { ...useAreas(), search: useLocation().search }
  }
  const { result } = renderHook(usePage, { wrapper, initialProps: isDirty })
  const { queryKey } = api.query(listAreas, { query: { limit: MAX_AREAS } })
  // Only the ids are read.
  const rows = [1, 2].map(id => ({ id }) as Area)
  await act(async () => void queryClient.setQueryData(queryKey, { rows, next: null } as never))
  await expect.poll(() => result.current.open?.id).toBe(1)
  return {
    does: (action: (page: (typeof result)['current']) => unknown) => act(async () => void action(result.current)),
    now: () => [result.current.open?.id, result.current.search],
  }
}
const isAsked = () => screen.queryByText('Leave without saving?') !== null
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

test('another area is opened without a question, if nothing is unsaved', async () => {
  const { does, now } = await open(false)
  await does(({ openArea }) => openArea(2))
  expect([now(), isAsked()]).toEqual([[2, '?area=2'], false])
})

test.each([2, null])('before %j takes the place of an area, its unsaved details are asked about', async next => {
  const { does, now } = await open(true)
  await does(({ openArea }) => openArea(next))
  expect([now()[0], isAsked()]).toEqual([1, true])
  await press('Stay')
  expect(now()).toEqual([1, '?area=1'])
  await does(({ openArea }) => openArea(next))
  await press('Leave')
  expect(now()).toEqual(next === null ? [undefined, ''] : [2, '?area=2'])
})

test('a shape that was drawn takes the place of an area without a question, although it is unsaved', async () => {
  const { does, now } = await open(true)
  await does(({ leaveArea }) => leaveArea())
  expect([now(), isAsked()]).toEqual([[undefined, ''], false])
})
