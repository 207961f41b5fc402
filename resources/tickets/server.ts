import type { Db } from '#server/database/open.ts'
import { answerList, answerOne } from '#server/sandboxes/list.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { ticketOf } from '#server/tickets/ticket-of.ts'
import { listTickets, readTicket } from './contract.ts'

const selectTickets = (db: Db, { sandboxId }: Operator) =>
  db.selectFrom('support_ticket').selectAll().where('sandbox_id', '=', sandboxId)

export const endpoints = [
  serve(listTickets, ({ db, operator, query: { status, priority, assigneeId, from, to, ...page } }) => {
    let rows = selectTickets(db, operator)
    if (status) rows = rows.where('status', '=', status)
    if (priority) rows = rows.where('priority', '=', priority)
    if (assigneeId !== undefined) rows = rows.where('assignee_id', '=', assigneeId)
    if (from) rows = rows.where('created_at', '>=', from)
    if (to) rows = rows.where('created_at', '<', to)
    return answerList(db, rows, ticketOf, { ...page, sorts: { createdAt: 'created_at', rank: 'rank' } })
  }),

  serve(readTicket, ({ db, operator, params: { ticketId } }) =>
    answerOne(selectTickets(db, operator), ticketId, ticketOf),
  ),
]
