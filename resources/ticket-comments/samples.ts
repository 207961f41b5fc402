import { firstOf } from '#resources/tickets/samples.ts'
import { type Client, sample } from '#shared/sample.ts'
import { createTicketComment, deleteTicketComment, restoreTicketComment } from './contract.ts'

export const newComment = async (me: Client, text = 'The customer called back.') =>
  me.call(createTicketComment, { body: { ticketId: (await firstOf(me, 'closed')).id, text } })

export const onComment = ({ id }: { id: number }) => ({ params: { commentId: id } })

export const samples = [
  sample(createTicketComment, async me => ({
    body: { ticketId: (await firstOf(me, 'closed')).id, text: 'The customer called back.' },
  })),
  sample(deleteTicketComment, async me => onComment(await newComment(me))),
  sample(restoreTicketComment, async me => {
    const comment = await newComment(me)
    await me.call(deleteTicketComment, onComment(comment))
    return onComment(comment)
  }),
]
