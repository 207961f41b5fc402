import { BEGIN, isoOf } from '#company/calendar.ts'
import { defineCompanyRows, type RowOf, unchanged } from '#company/rows.ts'
import { ROLE_PERMISSIONS, type RolePermission } from '#shared/permissions.ts'
import { DEFAULT_ROLE, exceptionsOf } from '#shared/platform/roles.ts'

/** Nobody may do anything without a role. */
export const isNeeded = true

const SUPPORT: readonly RolePermission[] = [
  'overview:read',
  'teams:read',
  'members:read',
  'customers:read',
  'products:read',
  'orders:read',
  'tickets:read',
  'tickets:write',
  'repair-drafts:read',
  'repair-drafts:write',
  'sites:read',
  'forms:read',
  'form-answers:read',
  'form-answers:write',
]

const role = (
  id: number,
  name_en: string,
  name_zh: string,
  basis: RowOf<'role'>['basis'],
  rights: readonly RolePermission[],
): RowOf<'role'> => ({
  id,
  name_en,
  name_zh,
  basis,
  exceptions: JSON.stringify(exceptionsOf(basis, rights)),
  ...unchanged(isoOf(BEGIN)),
  deleted_at: null,
})

/** Every account starts as an administrator, so nobody lacks a permission until somebody removes it. */
export const ROLES: RowOf<'role'>[] = [
  role(DEFAULT_ROLE, 'Administrator', '管理員', 'all', ROLE_PERMISSIONS),
  role(
    2,
    'Editor',
    '編輯',
    'all',
    ROLE_PERMISSIONS.filter(permission => permission !== 'roles:write'),
  ),
  role(3, 'Support', '客服', 'none', SUPPORT),
  role(
    4,
    'Viewer',
    '檢視者',
    'read',
    ROLE_PERMISSIONS.filter(permission => permission.endsWith(':read')),
  ),
]

export const companyRows = defineCompanyRows(['role'], () => ({ role: ROLES }))
