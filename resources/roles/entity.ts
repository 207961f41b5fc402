import { selectRoles } from './select.ts'
import { namesOf, versionOf } from '#server/sandboxes/words.ts'
import { rightsInRow } from '#server/sessions/rights.ts'
import { nextId } from '#server/writes/next-id.ts'
import { defineEntity, type RowOf } from '#server/writes/entity.ts'
import { refuse } from '#shared/errors.ts'
import { Role } from './contract.ts'
import { refuseLastRight, requireAdmin, selectHolders } from './holders.ts'
import { DEFAULT_ROLE, exceptionsOf, MAX_ROLES } from '#shared/roles.ts'

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
  belongsTo: 'sandbox',
  keyOf: (id, { sandboxId: sandbox_id }) => ({ sandbox_id, id: Number(id) }),
  shape: Role,
  tell: roleOf,
  columnsOf: ({ name, basis, permissions }: Fields) => ({
    name_en: name.en,
    name_zh: name.zh,
    basis,
    exceptions: JSON.stringify(exceptionsOf(basis, permissions)),
  }),
  newRow: async ({ trx, operator }) => ({
    id: await nextId(trx, 'role', operator.sandboxId),
    columns: { deleted_at: null },
  }),
  isDeleted: row => row.deleted_at !== null,
  deleted: () => ({ deleted_at: new Date().toISOString() }),
  undeleted: { deleted_at: null },
  async checkDeleted(id, { trx, operator }) {
    // Nobody can be given it any more.
    const held = await selectHolders(trx, operator).where('holder.role_id', '=', Number(id)).executeTakeFirst()
    if (held || Number(id) === DEFAULT_ROLE) throw refuse('role-held')
  },
  isLockedWhole: true,
  room: (_, { trx, operator }) => ({ rows: selectRoles(trx, operator.sandboxId), max: MAX_ROLES }),
  async check(next, current, context) {
    const { roleId, isByRole } = await requireAdmin(context)
    if (current && isByRole && current.id === roleId && !next.permissions.includes('roles:write'))
      throw refuseLastRight('/body/permissions')
  },
  taken: () => refuse('name-taken', { errors: [{ pointer: '/body/name', code: 'name_taken' }] }),
})
