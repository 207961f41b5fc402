import { useLocale } from '#client/i18n/use-locale.ts'
import { RecordChanges } from '#client/list/changes/record-changes.tsx'
import { useGlobal } from '#client/state/state.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page5/page5_05-ticket-board/messages.ts'
import type { Ticket } from '#resources/tickets/contract.ts'

const MOMENTS = ['createdAt', 'resolvedAt', 'closedAt'] as const

/** When a ticket was opened, resolved and closed, and who has changed it in this console. */
export function TicketHistory({ ticket }: { ticket: Ticket }) {
  const { t, formats } = useLocale(messages)
  const canAudit = useGlobal(global => global.permissions.includes('audit:read'))
  return (
    <section className={look.stack}>
      <h3 className={look.subtitle}>{t('history')}</h3>
      <ol className={look.rows}>
        {MOMENTS.map(name => {
          const at = ticket[name]
          return (
            at && (
              <li key={name}>
                <span>{t(name)}</span>
                <time dateTime={at}>{formats.moment(at)}</time>
              </li>
            )
          )
        })}
      </ol>
      {canAudit && (
        <RecordChanges
          entity="tickets"
          record={ticket}
          t={t}
          nameOf={field => (isWord(field) ? t(field) : null)}
          formatTime={at => formats.moment(at)}
          className={look.rows}
        />
      )}
    </section>
  )
}

/** The moments follow from the status. */
const isWord = (field: string): field is keyof typeof messages.texts =>
  field in messages.texts && !MOMENTS.some(moment => moment === field)
