import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { RecordPane } from '#client/list/record-pane.tsx'
import { Button } from '#client/ui/button.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page5/page5_05-ticket-board/messages.ts'
import { STAFF_JOBS, type Staff } from '#pages/page5/page5_05-ticket-board/use-staff.ts'
import { readTicket, type Ticket } from '#resources/tickets/contract.ts'
import { PRIORITIES, TICKET_STATUSES, type TicketStatus, wrongInMove } from '#resources/tickets/rules.ts'
import { TicketComments } from './ticket-comments.tsx'
import { TicketHistory } from './ticket-history.tsx'
import { useTicketFields } from './use-ticket-fields.ts'

type Props = {
  ticketId: number
  staff: Staff
  canWrite: boolean
  onMove: (ticket: Ticket, status: TicketStatus) => void
  onClose: () => void
}

/** A ticket in a pane: what the customer wrote, its fields and possible moves, comments, and its history. */
export function TicketPane({ ticketId, onClose, ...props }: Props) {
  const { t } = useLocale(messages)
  const query = useRead(readTicket, { params: { ticketId } })
  return (
    <RecordPane title={t('ticketTitle', { id: ticketId })} {...{ query, t, onClose }}>
      {ticket => <TicketForm ticket={ticket} onClose={onClose} {...props} />}
    </RecordPane>
  )
}

function TicketForm({ ticket, staff, canWrite, onMove, onClose }: Omit<Props, 'ticketId'> & { ticket: Ticket }) {
  const { t, language, formats } = useLocale(messages)
  const { isSending, save } = useTicketFields(ticket)
  const { assigneeId } = ticket
  const isKnown = assigneeId === null || staff.here.some(({ id }) => id === assigneeId)
  const current = staff.names.get(assigneeId ?? 0)?.[language] ?? t('member', { id: assigneeId })
  const targets = TICKET_STATUSES.filter(status => status !== ticket.status && wrongInMove(ticket, status) === null)
  return (
    <div className={look.stack}>
      <p className={look.heading}>{ticket.title[language]}</p>
      <p className={look.note}>
        {t(ticket.status)} · {t('asked', { time: formats.moment(ticket.createdAt) })}
      </p>
      {ticket.text[language] !== '' && <p className={`${look.breaking} ${look.preWrap}`}>{ticket.text[language]}</p>}
      <SelectField
        label={t('assignee')}
        disabled={!canWrite || isSending}
        value={assigneeId ?? ''}
        options={[
          { value: '', label: t('unassignedOption') },
          ...(isKnown ? [] : [{ label: t('others'), options: [{ value: String(assigneeId), label: current }] }]),
          ...STAFF_JOBS.map(job => ({
            label: t(job),
            options: staff.here
              .filter(member => member.job === job)
              .map(({ id, name }) => ({ value: String(id), label: name[language] })),
          })),
        ]}
        onChange={event => void save({ assigneeId: Number(event.currentTarget.value) || null })}
      />
      <SelectField
        label={t('priority')}
        disabled={!canWrite || isSending}
        value={ticket.priority}
        options={PRIORITIES.map(value => ({ value, label: t(value) }))}
        onChange={event => {
          const priority = PRIORITIES.find(one => one === event.currentTarget.value)
          if (priority) void save({ priority })
        }}
      />
      {canWrite && (
        <fieldset className={`${look.fieldset} ${look.row}`}>
          <legend>{t('moveTo')}</legend>
          {targets.length === 0 && (
            <p className={look.note}>{t(ticket.assigneeId === null ? 'refused_no-assignee' : 'noMoves')}</p>
          )}
          {targets.map(status => (
            <Button
              key={status}
              label={t(status)}
              onClick={() => {
                onClose()
                onMove(ticket, status)
              }}
            />
          ))}
        </fieldset>
      )}
      <TicketComments ticketId={ticket.id} canWrite={canWrite} />
      <TicketHistory ticket={ticket} />
    </div>
  )
}
