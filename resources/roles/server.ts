import { serveCreate, serveDelete, serveRead, serveRestore, serveUpdate } from '#server/endpoints/endpoints.ts'
import { serve } from '#server/http/serve.ts'
import { findOperations } from '#server/resources.ts'
import { isSession } from '#server/sessions/operator.ts'
import { rightsInRow } from '#server/sessions/rights.ts'
import { refuse } from '#shared/errors.ts'
import type { Need } from '#shared/permissions.ts'
import {
  createRole,
  deleteRole,
  explainRight,
  giveRole,
  listRoleHolders,
  listRoles,
  readRole,
  restoreRole,
  updateRole,
} from './contract.ts'
import { roleOf, roles } from './entity.ts'
import { explain } from './explain.ts'
import { holderOf, putHolder, refuseLastRight, requireAdmin, requireHolder, selectHolders } from './holders.ts'

/** The need of an endpoint, by the name of its contract. */
async function needOf(id: string): Promise<Need> {
  const operation = (await findOperations()).find(one => one.id === id)
  if (!operation) throw refuse('not-found')
  return operation.endpoint.needs
}

export const endpoints = [
  serve(listRoles, async ({ rows }) => {
    const all = await rows(roles).orderBy('id').execute()
    return { status: 200, body: { rows: all.map(roleOf) } }
  }),

  serveCreate(roles, createRole),

  serve(listRoleHolders, async ({ db, operator }) => {
    const rows = await selectHolders(db, operator).execute()
    return { status: 200, body: { rows: rows.map(row => holderOf(row, operator)) } }
  }),

  serve(giveRole, async ({ write, operator, params: { accountId }, headers, body: { roleId } }) => {
    const holder = await write(async writing => {
      const { isByRole } = await requireAdmin(writing)
      const role = await writing.rows(roles).where('id', '=', roleId).executeTakeFirst()
      if (!role) throw refuse('unknown-role', { errors: [{ pointer: '/body/roleId', code: 'unknown-role' }] })
      const isOwn = accountId === operator.accountId
      if (isByRole && isOwn && !rightsInRow(role).includes('roles:write')) throw refuseLastRight('/body/roleId')
      return putHolder(writing, operator, { accountId, roleId, match: headers['if-match'] })
    })
    return { status: 200, body: holder }
  }),

  serve(
    explainRight,
    async ({ db, rows, operator, query: { accountId = operator.accountId, endpoint, permission } }) => {
      const holder = await requireHolder(db, operator, accountId)
      const all = (await rows(roles).orderBy('id').execute()).map(roleOf)
      // The contract requires exactly one of the two.
      const need = permission ?? (await needOf(endpoint ?? ''))
      const session = holder.isYou && isSession(operator) ? operator : null
      const subject = { holder, level: session?.level ?? 'normal', previewId: session?.previewRoleId ?? null } as const
      const body = { account: holder.account, endpoint: endpoint ?? null, ...explain(need, subject, all) }
      return { status: 200, body }
    },
  ),

  serveRead(roles, readRole),
  serveUpdate(roles, updateRole),
  serveDelete(roles, deleteRole),
  serveRestore(roles, restoreRole),
]
