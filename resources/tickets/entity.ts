import { type WriteContext, defineEntity } from '#server/entities/entity.ts'
import { refuse } from '#shared/errors.ts'
import { Ticket, type TicketFields } from './contract.ts'
import { needsAssignee } from './rules.ts'
import { ticketOf } from './ticket-of.ts'

async function requireMember(id: number, { trx, operator: { sandboxId } }: WriteContext) {
  const member = await trx
    .selectFrom('member')
    .select('id')
    .where('sandbox_id', '=', sandboxId)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (!member) throw refuse('unknown-member', { errors: [{ pointer: '/body/assigneeId', code: 'unknown_member' }] })
}

/** Not exported to the audit trail: an earlier state of a ticket that came back would pass by the rules of its status. */
export const tickets = defineEntity({
  name: 'tickets',
  needs: 'tickets:write',
  table: 'support_ticket',
  scope: 'sandbox',
  schema: Ticket,
  toApi: ticketOf,
  toColumns: ({ assigneeId, priority }: TicketFields) => ({ assignee_id: assigneeId, priority }),
  async validate({ assigneeId }, current, context) {
    if (assigneeId === current?.assigneeId) return
    if (assigneeId !== null) await requireMember(assigneeId, context)
    else if (current && needsAssignee(current.status))
      throw refuse('move-refused', { errors: [{ pointer: '/body/assigneeId', code: 'no_assignee' }] })
  },
})
