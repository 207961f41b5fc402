import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/ui/toast.ts'
import { readTicket, type Ticket, type TicketFields, updateTicket } from '#resources/tickets/contract.ts'
import { messages } from './messages.ts'
import { readBoardAgain } from './use-moves.ts'

/** Changes a ticket's fields at once, as they are chosen; a field that is refused stays as it was, and says why. */
export function useTicketFields(ticket: Ticket) {
  const t = useMessages(messages)
  const describe = useProblemText()
  const [isSending, setIsSending] = useState(false)
  const params = { ticketId: ticket.id }

  async function save(body: Partial<TicketFields>) {
    setIsSending(true)
    try {
      const headers = { 'if-match': `"${ticket.version}"` }
      const now = await api.call(updateTicket, { params, headers, body })
      queryClient.setQueryData(api.query(readTicket, { params }).queryKey, now)
      toast.success(t('saved', { id: ticket.id }), { cause: 'ticket' })
    } catch (error) {
      toast.error(t('notSaved', { reason: reasonOf(error) }), { cause: 'ticket' })
    } finally {
      setIsSending(false)
      void readBoardAgain()
    }
  }

  function reasonOf(error: unknown): string {
    if (isRefused(updateTicket, 412, error)) return t('refused_stale', { now: t(error.body.current.status) })
    if (isRefused(updateTicket, 422, error) && error.body.code === 'move-refused')
      return t('needsSomebody', { status: t(ticket.status) })
    return describe(error)
  }

  return { isSending, save }
}
