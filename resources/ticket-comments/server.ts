import { serveCreate, serveDelete, serveRestore } from '#server/endpoints/endpoints.ts'
import { serve } from '#server/http/serve.ts'
import { createTicketComment, deleteTicketComment, listTicketComments, restoreTicketComment } from './contract.ts'
import { ticketComments } from './entity.ts'

export const endpoints = [
  serve(listTicketComments, async ({ rows, operator, query: { ticketId } }) => {
    const found = await rows(ticketComments).where('ticket_id', '=', ticketId).orderBy('id').execute()
    return { status: 200, body: { rows: found.map(row => ticketComments.toApi(row, operator)) } }
  }),

  serveCreate(ticketComments, createTicketComment),
  serveDelete(ticketComments, deleteTicketComment),
  serveRestore(ticketComments, restoreTicketComment),
]
