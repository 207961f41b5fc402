import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ListedVisit } from '#resources/visits/contract.ts'
import { useDevice } from './outbox/device.ts'
import { useOpenVisit } from './use-open-visit.ts'

const NAMES = { en: '', zh: '' }
const visit = (id: number, version = 1): ListedVisit => ({
  ...{ id, version, startsAt: '2026-10-31T01:00:00.000Z', customerId: 1, productId: 1, technicianId: 1 },
  ...{ status: 'planned', minutes: null, parts: '', note: '', updatedAt: '2026-10-31T00:00:00.000Z' },
  ...{ customer: NAMES, place: NAMES, product: NAMES, technician: NAMES },
})
const show = (sandbox: string, ...visits: ListedVisit[]) =>
  act(() =>
    useDevice.setState({
      kept: { sandbox: { id: sandbox, name: sandbox }, readAt: '2026-10-31T00:00:00.000Z', visits, outbox: [] },
    }),
  )
function open(visitId: number | undefined) {
  const { result, rerender } = renderHook(id => useOpenVisit(id), { initialProps: visitId })
  return {
    shown: () => [result.current?.visit.id, result.current?.visit.version],
    sandbox: () => result.current?.sandbox.id,
    choose: rerender,
  }
}

test('an open visit follows the list, and stays when the list becomes that of another day', () => {
  show('main', visit(1), visit(2))
  const { shown, choose } = open(2)
  show('main', visit(1), visit(2, 5))
  expect(shown()).toEqual([2, 5])
  show('main', visit(7))
  expect(shown()).toEqual([2, 5])
  choose(undefined)
  expect(shown()).toEqual([undefined, undefined])
})

test('no visit is shown for an id that no list has had', () => {
  show('main', visit(1))
  const { shown, choose } = open(1)
  choose(9)
  expect(shown()).toEqual([undefined, undefined])
  choose(1)
  show('main', visit(3))
  choose(undefined)
  choose(1)
  expect(shown()).toEqual([undefined, undefined])
})

test('an open visit stays that of its sandbox, although another one has a visit with this id, until it is closed', () => {
  show('main', visit(1))
  const { shown, sandbox, choose } = open(1)
  show('copy', visit(1, 7))
  expect([shown(), sandbox()]).toEqual([[1, 1], 'main'])
  choose(undefined)
  choose(1)
  expect([shown(), sandbox()]).toEqual([[1, 7], 'copy'])
})
