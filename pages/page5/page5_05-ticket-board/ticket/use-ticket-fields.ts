import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { queryClient } from '#client/api/query.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { staleText } from '#pages/page5/page5_05-ticket-board/board.ts'
import { showOnBoard } from '#pages/page5/page5_05-ticket-board/columns/use-column.ts'
import { messages } from '#pages/page5/page5_05-ticket-board/messages.ts'
import { readTicket, type Ticket, type TicketFields, updateTicket } from '#resources/tickets/contract.ts'

/** Saves a ticket's fields at once. A refused field keeps its value and shows the reason. */
export function useTicketFields(ticket: Ticket) {
  const t = useMessages(messages)
  const params = { ticketId: ticket.id }
  const { run, isBusy } = useAction(updateTicket, {
    cause: 'ticket',
    onDone(now) {
      queryClient.setQueryData(api.query(readTicket, { params }).queryKey, now)
      showOnBoard(now)
    },
    done: () => t('saved', { id: ticket.id }),
    failed: (reason, error) => t('notSaved', { reason: refusalText(error) ?? reason }),
  })

  function refusalText(error: unknown): string | undefined {
    if (isRefused(updateTicket, 412, error)) return staleText(t, ticket, error.body.current)
    if (isRefused(updateTicket, 422, error) && error.body.code === 'move-refused')
      return t('needsAssignee', { status: t(ticket.status) })
    return undefined
  }

  const save = (body: Partial<TicketFields>) => run({ params, headers: atVersion(ticket), body })
  return { isSending: isBusy, save }
}
