import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { namesOf, versionOf } from '#server/entities/fields.ts'
import { rightsInRow } from '#server/sessions/rights.ts'
import { refuse } from '#shared/errors.ts'
import { DEFAULT_ROLE, exceptionsOf, MAX_ROLES } from '#shared/platform/roles.ts'
import { Role } from './contract.ts'
import { refuseLastRight, requireAdmin, selectHolders } from './holders.ts'

export const roleOf = (row: RowOf<'role'>): Role => ({
  id: row.id,
  name: namesOf(row),
  basis: row.basis,
  permissions: rightsInRow(row),
  ...versionOf(row),
})

type Fields = Pick<Role, 'name' | 'basis' | 'permissions'>

export const roles = defineEntity({
  name: 'roles',
  needs: 'roles:write',
  table: 'role',
  scope: 'sandbox',
  schema: Role,
  toApi: roleOf,
  toColumns: ({ name, basis, permissions }: Fields) => ({
    name_en: name.en,
    name_zh: name.zh,
    basis,
    exceptions: JSON.stringify(exceptionsOf(basis, permissions)),
  }),
  isDeletable: true,
  async validateDeletion(id, { trx, operator }) {
    // Roles are locked, so nobody can be assigned this one meanwhile.
    const held = await selectHolders(trx, operator).where('holder.role_id', '=', Number(id)).executeTakeFirst()
    if (held || Number(id) === DEFAULT_ROLE) throw refuse('role-held')
  },
  locksAllRows: true,
  limit: { max: MAX_ROLES },
  async validate(next, current, context) {
    const { roleId, isByRole } = await requireAdmin(context)
    if (current && isByRole && current.id === roleId && !next.permissions.includes('roles:write'))
      throw refuseLastRight('/body/permissions')
  },
  onDuplicate: () => refuse('name-taken', { errors: [{ pointer: '/body/name', code: 'name-taken' }] }),
  isRevertible: true,
})
