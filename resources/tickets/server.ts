import type { Db } from '#server/database/open.ts'
import { answerList, answerOne } from '#server/entities/list.ts'
import { etagOf } from '#server/etag.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { listTickets, moveTicket, readTicket, type Ticket, updateTicket } from './contract.ts'
import { tickets } from './entity.ts'
import { move } from './move.ts'
import { ticketOf } from './ticket-of.ts'

const selectTickets = (db: Db, { sandboxId }: Operator) =>
  db.selectFrom('support_ticket').selectAll().where('sandbox_id', '=', sandboxId)

const replyOf = (ticket: Ticket) => ({ status: 200 as const, body: ticket, headers: etagOf(ticket) })

export const endpoints = [
  serve(listTickets, ({ db, operator, query: { status, priority, assigneeId, teamId, from, to, ...page } }) => {
    let rows = selectTickets(db, operator)
    if (status) rows = rows.where('status', '=', status)
    if (priority) rows = rows.where('priority', '=', priority)
    if (assigneeId !== undefined) rows = rows.where('assignee_id', '=', assigneeId)
    if (teamId !== undefined) {
      const team = db.selectFrom('member').select('id').where('sandbox_id', '=', operator.sandboxId)
      rows = rows.where('assignee_id', 'in', team.where('team_id', '=', teamId))
    }
    if (from) rows = rows.where('created_at', '>=', from)
    if (to) rows = rows.where('created_at', '<', to)
    return answerList(db, rows, ticketOf, { ...page, sorts: { createdAt: 'created_at', rank: 'rank' } })
  }),

  serve(readTicket, ({ db, operator, params: { ticketId } }) =>
    answerOne(selectTickets(db, operator), ticketId, ticketOf),
  ),

  serve(updateTicket, async ({ write, params: { ticketId }, headers, body: fields }) =>
    replyOf(await write(({ update }) => update(tickets, ticketId, { match: headers['if-match'], fields }))),
  ),

  serve(moveTicket, async ({ write, operator, params: { ticketId }, headers, body }) =>
    replyOf(await write(writing => move(writing, operator, ticketId, { match: headers['if-match'], ...body }))),
  ),
]
