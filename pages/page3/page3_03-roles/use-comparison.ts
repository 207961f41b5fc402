import { useState } from 'react'
import { useUrlState } from '#client/router/url-state.ts'
import { CONTENT } from '#client/theme/breakpoints.ts'
import { useContentWidth } from '#client/ui/size/use-content-width.ts'
import type { Role } from '#resources/roles/contract.ts'
import type { RolePermission } from '#shared/permissions.ts'
import type { Right } from './rights.ts'
import { ShownRoles } from './search-params.ts'

type Options = {
  roles: readonly Role[]
  rights: readonly Right[]
  ownId: number | undefined
  isGranted: (role: Role, right: Right) => boolean
}

const NONE: ReadonlySet<RolePermission> = new Set()

/** Which roles and permissions the matrix shows. A small screen shows one role, or two that are compared. */
export function useComparison({ roles, rights, ownId, isGranted }: Options) {
  const isNarrow = useContentWidth(CONTENT.small)
  const [chosen, change] = useUrlState(ShownRoles)
  // A permission that has just been changed stays, even if it no longer differs. Otherwise its row would disappear
  // under the pointer.
  const [touched, setTouched] = useState(NONE)
  const find = (id: number | undefined) => roles.find(role => role.id === id)
  const other = find(chosen.with)
  const isAlone = isNarrow || other !== undefined
  const wanted = find(chosen.role)
  // A link may name the same role twice.
  const role =
    (wanted !== other && wanted) || (isAlone ? [find(ownId), ...roles].find(one => one && one !== other) : undefined)
  const differences = new Set(
    role && other
      ? rights.filter(right => isGranted(role, right) !== isGranted(other, right)).map(({ permission }) => permission)
      : NONE,
  )
  const isOnlyDifferences = other !== undefined && chosen.only
  const show = (patch: Partial<ShownRoles>) => {
    setTouched(NONE)
    change(patch, { replace: true })
  }
  return {
    role,
    other,
    /** All roles fit beside each other, and none is compared. */
    canShowAll: !isAlone,
    differences,
    isOnlyDifferences,
    shownRoles: role ? [role, ...(other ? [other] : [])] : roles,
    shownRights: isOnlyDifferences
      ? rights.filter(({ permission }) => differences.has(permission) || touched.has(permission))
      : rights,
    chooseRole: (id: number | undefined) => show({ role: id }),
    chooseOther: (id: number | undefined) => show({ role: id === undefined ? chosen.role : role?.id, with: id }),
    showOnly: (only: boolean) => show({ only }),
    keep: ({ permission }: Right) => setTouched(before => new Set([...before, permission])),
  }
}
export type Comparison = ReturnType<typeof useComparison>
