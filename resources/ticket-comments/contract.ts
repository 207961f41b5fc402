import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent } from '#shared/headers.ts'
import { RowId } from '#shared/row.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { readableText } from '#shared/text/readable-text.ts'
import { fields } from './fields.ts'
import { MAX_COMMENT_LENGTH } from './rules.ts'

export const title = { en: 'Ticket comments', zh: '工單留言' }
export const description = 'What operators write about a ticket.'

/** What an operator says about a ticket. It never changes: its author can delete and restore it. */
export const TicketComment = schemaOf(fields)
export type TicketComment = z.infer<typeof TicketComment>

export const NewTicketComment = z.object({
  ticketId: RowId,
  text: readableText(MAX_COMMENT_LENGTH).check(z.minLength(1)),
})

const notYours = refusal(['not-permitted', 'not-yours'])

export const listTicketComments = endpoint('GET /api/ticket-comments', {
  summary: { en: 'List the comments on a ticket, oldest first', zh: '列出工單的留言，由舊到新' },
  needs: 'tickets:read',
  query: z.object({ ticketId: RowId }),
  replies: { 200: z.object({ rows: z.array(TicketComment) }) },
})

export const createTicketComment = endpoint('POST /api/ticket-comments', {
  summary: { en: 'Comment on a ticket', zh: '在工單留言' },
  needs: 'tickets:write',
  headers: z.object(idempotent),
  body: NewTicketComment,
  replies: { 201: TicketComment, 404: refusal(['not-found']), 422: refusal(['key-reused', 'limit-reached']) },
  sends: ['location'],
})

export const deleteTicketComment = endpoint('DELETE /api/ticket-comments/:commentId', {
  summary: { en: 'Delete your comment. You can restore it', zh: '刪除自己的留言，可以還原' },
  needs: 'tickets:write',
  replies: { 204: null, 403: notYours },
})

export const restoreTicketComment = endpoint('POST /api/ticket-comments/:commentId/restore', {
  summary: { en: 'Restore a comment that you deleted', zh: '還原自己刪除的留言' },
  needs: 'tickets:write',
  replies: { 200: TicketComment, 403: notYours, 422: refusal(['limit-reached']) },
})
