import { atVersion, type Client, sample } from '#shared/sample.ts'
import { createRole, deleteRole, giveRole, listRoleHolders, restoreRole, updateRole } from './contract.ts'

const newRole = () => ({
  name: { en: crypto.randomUUID(), zh: crypto.randomUUID() },
  permissions: ['roles:read' as const],
})
const create = (me: Client) => me.call(createRole, { body: newRole() })

export const samples = [
  sample(createRole, () => ({ body: newRole() })),
  sample(updateRole, async me => {
    const role = await create(me)
    return { params: { roleId: role.id }, headers: atVersion(role), body: { permissions: [] } }
  }),
  sample(deleteRole, async me => ({ params: { roleId: (await create(me)).id } })),
  sample(restoreRole, async me => {
    const params = { roleId: (await create(me)).id }
    await me.call(deleteRole, { params })
    return { params }
  }),
  sample(giveRole, async me => {
    // In a fork the caller is the only holder, who cannot give up the permission to manage roles.
    const { id: roleId } = await me.call(createRole, {
      body: { ...newRole(), permissions: ['roles:read', 'roles:write'] },
    })
    const { rows } = await me.call(listRoleHolders)
    const holder = rows.find(({ isYou }) => isYou) ?? { accountId: 0, version: 0 }
    return { params: { accountId: holder.accountId }, headers: atVersion(holder), body: { roleId } }
  }),
]
