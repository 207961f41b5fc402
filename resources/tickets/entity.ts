import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity, type WriteContext } from '#server/entities/entity.ts'
import { refuse } from '#shared/errors.ts'
import { Ticket } from './contract.ts'
import { fields } from './fields.ts'
import { needsAssignee } from './rules.ts'

async function requireMember(id: number, { rows }: WriteContext) {
  const member = await rows('member').where('id', '=', id).where('archived_at', 'is', null).executeTakeFirst()
  if (!member) throw refuse('unknown-member', { errors: [{ pointer: '/body/assigneeId', code: 'unknown-member' }] })
}

const mapping = mappingOf(fields)
export const ticketOf = mapping.toApi

/** Not revertible: restoring an earlier version would bypass the rules of the status. */
export const tickets = defineEntity({
  name: 'tickets',
  needs: 'tickets:write',
  table: 'support_ticket',
  scope: 'sandbox',
  schema: Ticket,
  ...mapping,
  async validate({ assigneeId }, current, context) {
    if (assigneeId === current?.assigneeId) return
    if (assigneeId !== null) await requireMember(assigneeId, context)
    else if (current && needsAssignee(current.status))
      throw refuse('move-refused', { errors: [{ pointer: '/body/assigneeId', code: 'no-assignee' }] })
  },
})
