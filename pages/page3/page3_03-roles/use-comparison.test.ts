import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '#resources/roles/contract.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { type Right, rightsOf } from './rights.ts'
import { useComparison } from './use-comparison.ts'

let isNarrow = false
// Nothing has a width here.
vi.mock('#client/ui/size/use-content-width.ts', () => ({ useContentWidth: () => isNarrow }))

const [first, second, third] = rightsOf([]) as [Right, Right, Right]
const RIGHTS = [first, second, third]
const role = (id: number, ...rights: Right[]): Role => ({
  ...{ id, name: { en: `${id}`, zh: `${id}` }, basis: 'none', permissions: rights.map(one => one.permission) },
  ...{ version: 1, updatedAt: '2026-10-31T00:00:00.000Z' },
})
const ROLES = [role(1, first, second, third), role(2, first), role(3, second)]
const isGranted = ({ permissions }: Role, { permission }: Right) => permissions.includes(permission)

beforeEach(() => {
  isNarrow = false
})
const open = (search = '', roles = ROLES, ownId: number | undefined = 2) => {
  const { result, rerender } = renderHook(
    (now: readonly Role[]) => useComparison({ roles: now, rights: RIGHTS, ownId, isGranted }),
    { initialProps: roles as readonly Role[], wrapper: pageAt(`/roles${search}`) },
  )
  return { now: () => result.current, rerender, columns: () => result.current.shownRoles.map(({ id }) => id) }
}
const differences = (now: ReturnType<typeof useComparison>) => [...now.differences]
const permissions = (...rights: Right[]) => rights.map(one => one.permission)

test('a large screen shows all roles, until one is chosen', () => {
  const { now, columns } = open()
  expect([columns(), now().canShowAll, now().role]).toEqual([[1, 2, 3], true, undefined])
  act(() => now().chooseRole(3))
  expect(columns()).toEqual([3])
  act(() => now().chooseRole(undefined))
  expect(columns()).toEqual([1, 2, 3])
})

test('a small screen shows the operator’s own role first, or the first one', () => {
  isNarrow = true
  const own = open()
  expect([own.columns(), own.now().canShowAll]).toEqual([[2], false])
  expect(open('', ROLES, 99).columns()).toEqual([1])
  expect(open('', []).columns()).toEqual([])
})

test('two roles are compared: which permissions differ, and only those if wished', () => {
  const { now, columns } = open('?role=1')
  act(() => now().chooseOther(2))
  expect([columns(), differences(now()), now().canShowAll]).toEqual([[1, 2], permissions(second, third), false])
  expect(now().shownRights).toEqual(RIGHTS)
  act(() => now().showOnly(true))
  expect(now().shownRights).toEqual([second, third])
  act(() => now().chooseOther(undefined))
  expect([columns(), now().shownRights, now().isOnlyDifferences]).toEqual([[1], RIGHTS, false])
})

test('a role that is compared without another is compared with the own one, or with the first', () => {
  const { now, columns } = open()
  act(() => now().chooseOther(3))
  expect(columns()).toEqual([2, 3])
  act(() => now().chooseOther(2))
  expect(columns()).toEqual([1, 2])
  act(() => now().chooseOther(3))
  expect(columns()).toEqual([1, 3])
})

test('a link that names a role twice, or one that is gone, shows each role once', () => {
  expect(open('?role=3&with=3').columns()).toEqual([2, 3])
  expect(open('?role=9&with=3').columns()).toEqual([2, 3])
  expect(open('?role=1&with=9&only=true').columns()).toEqual([1])
  expect(open('?role=1&with=9&only=true').now().shownRights).toEqual(RIGHTS)
})

test('a permission that was just changed stays in sight, until something else is shown', () => {
  const { now, rerender } = open('?role=1&with=2&only=true')
  expect(now().shownRights).toEqual([second, third])
  act(() => now().keep(second))
  rerender([ROLES[0] as Role, role(2, first, second), ROLES[2] as Role])
  expect([now().shownRights, differences(now())]).toEqual([[second, third], permissions(third)])
  act(() => now().showOnly(false))
  act(() => now().showOnly(true))
  expect(now().shownRights).toEqual([third])
})
