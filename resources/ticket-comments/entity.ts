import { tickets } from '#resources/tickets/entity.ts'
import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity } from '#server/entities/entity.ts'
import { nextId } from '#server/locks/next-id.ts'
import { refuse } from '#shared/errors.ts'
import { TicketComment } from './contract.ts'
import { fields } from './fields.ts'
import { MAX_COMMENTS } from './rules.ts'

/** Comments never change. Only their author deletes and restores them. */
export const ticketComments = defineEntity({
  name: 'ticket-comments',
  needs: 'tickets:write',
  table: 'ticket_comment',
  scope: 'sandbox',
  schema: TicketComment,
  ...mappingOf(fields),
  newColumns: () => ({ created_at: new Date().toISOString() }),
  async createKey(trx, { sandboxId, account }) {
    const id = await nextId(trx, 'ticket_comment', sandboxId)
    return { id, columns: { id, author: account } }
  },
  requireOwner({ author }, { account }) {
    if (author !== account) throw refuse('not-yours')
  },
  isDeletable: true,
  limit: { max: MAX_COMMENTS, among: (rows, { ticketId }) => rows.where('ticket_id', '=', ticketId) },
  async validate({ ticketId }, _, { rows }) {
    if (!(await rows(tickets).where('id', '=', ticketId).executeTakeFirst())) throw refuse('not-found')
  },
})
