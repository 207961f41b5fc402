import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '#client/api/api.ts'
import { useFormats } from '#client/i18n/formats.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import look from '#client/ui/look.module.css'
import { linkToAudit } from '#pages/page3/page3_08-audit-trail/search-params.ts'
import { listAudit } from '#resources/audit/contract.ts'
import type { Ticket } from '#resources/tickets/contract.ts'
import styles from './board.module.css'
import { messages } from './messages.ts'

const MAX_CHANGES = 10
const MOMENTS = ['createdAt', 'resolvedAt', 'closedAt'] as const

/** When a ticket was opened, resolved and closed, and who has changed it in this console. */
export function TicketHistory({ ticket }: { ticket: Ticket }) {
  const t = useMessages(messages)
  const formats = useFormats()
  const canAudit = useGlobal(global => global.permissions.includes('audit:read'))
  return (
    <section className={look.stack}>
      <h3 className={look.subtitle}>{t('history')}</h3>
      <ol className={`${look.list} ${styles.history}`}>
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
      {canAudit && <Changes ticket={ticket} />}
    </section>
  )
}

const isWord = (field: string): field is keyof typeof messages.texts => field in messages.texts

/** The latest records of the audit trail about the ticket, each with a link to what it changed. */
function Changes({ ticket }: { ticket: Ticket }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const formats = useFormats()
  const filter = { entity: 'tickets', rowId: String(ticket.id) }
  const asked = api.query(listAudit, { query: { ...filter, limit: MAX_CHANGES } })
  // Each version has one more change.
  const { data, error } = useQuery({ ...asked, queryKey: [...asked.queryKey, ticket.version] })
  return (
    <>
      {data?.rows.length === 0 && <p className={look.dim}>{t('noChanges')}</p>}
      {error && <p className={look.bad}>{t('changesFailed')}</p>}
      <ol className={`${look.list} ${styles.history}`}>
        {data?.rows.map(({ id, account, at, fields }) => {
          // The others follow from the status.
          const named = fields.filter(isWord).filter(field => !MOMENTS.some(moment => moment === field))
          return (
            <li key={id}>
              <span>
                {account} · {named.map(field => t(field)).join(language === 'zh' ? '、' : ', ')}
              </span>
              <Link className={look.link} to={linkToAudit({ ...filter, record: id })}>
                <time dateTime={at}>{formats.moment(at)}</time>
              </Link>
            </li>
          )
        })}
      </ol>
    </>
  )
}
