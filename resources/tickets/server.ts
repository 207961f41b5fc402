import { columnContains } from '#server/database/text/text.ts'
import { defineList, serveList, serveRead, serveUpdate } from '#server/endpoints/endpoints.ts'
import { serve } from '#server/http/serve.ts'
import { numberIn } from '#server/search.ts'
import { listTickets, moveTicket, readTicket, updateTicket } from './contract.ts'
import { tickets } from './entity.ts'
import { move } from './move.ts'

const list = defineList(tickets, listTickets, {
  filters: {
    status: (tickets, status) => tickets.where('status', '=', status),
    priority: (tickets, priority) => tickets.where('priority', '=', priority),
    assigneeId: (tickets, id) => tickets.where('assignee_id', '=', id),
    teamId: (tickets, id, rows) =>
      tickets.where('assignee_id', 'in', rows('member').clearSelect().select('id').where('team_id', '=', id)),
    search: (tickets, text) =>
      tickets.where(({ eb, and, or }) =>
        and(
          text.split(/\s+/).map(word => {
            const id = numberIn(word)
            const titles = ['title_en', 'title_zh'].map(column => columnContains(column, word))
            return or(id === null ? titles : [...titles, eb('id', '=', id)])
          }),
        ),
      ),
    from: (tickets, from) => tickets.where('created_at', '>=', from),
    to: (tickets, to) => tickets.where('created_at', '<', to),
  },
  sorts: { createdAt: 'created_at', rank: 'rank' },
})

export const endpoints = [
  serveList(list),
  serveRead(tickets, readTicket),
  serveUpdate(tickets, updateTicket),

  serve(moveTicket, async ({ write, params: { ticketId }, headers, body }) => {
    const ticket = await write(writing => move(writing, ticketId, { match: headers['if-match'], ...body }))
    return { status: 200, body: ticket }
  }),
]
