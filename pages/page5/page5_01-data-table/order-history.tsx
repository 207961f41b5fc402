import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '#client/api/api.ts'
import { useGlobal } from '#client/state/state.ts'
import look from '#client/ui/look.module.css'
import { linkToAudit } from '#pages/page3/page3_08-audit-trail/search-params.ts'
import { listAudit } from '#resources/audit/contract.ts'
import type { OrderWithLines } from '#resources/orders/contract.ts'
import { ORDER_STATUSES } from '#resources/orders/rules.ts'
import type { OrderView } from './columns.tsx'
import { messages } from './messages.ts'
import styles from './order.module.css'

const MAX_CHANGES = 10

type Props = { order: OrderWithLines; view: OrderView }

/** When an order reached each state, and who changed it in this console. */
export function OrderHistory({ order, view }: Props) {
  const { t, formatTime } = view
  const canAudit = useGlobal(global => global.permissions.includes('audit:read'))
  const reached = ORDER_STATUSES.flatMap(status => {
    const at = order[`${status}At`]
    return at ? [{ status, at }] : []
  })
  return (
    <>
      <section>
        <h3 className={look.subtitle}>{t('timeline')}</h3>
        <ol className={styles.timeline}>
          {reached.map(({ status, at }) => (
            <li key={status} data-status={status}>
              <span>{t(`${status}At`)}</span>
              <time dateTime={at}>{formatTime(at)}</time>
            </li>
          ))}
        </ol>
      </section>
      {canAudit && <Changes order={order} view={view} />}
    </>
  )
}

const isWord = (field: string): field is keyof typeof messages.texts => field in messages.texts

function Changes({ order, view: { t, language, formatTime } }: Props) {
  const rowId = String(order.id)
  const filter = { entity: 'orders', rowId }
  const asked = api.query(listAudit, { query: { ...filter, limit: MAX_CHANGES } })
  // Each version has one more change.
  const { data, error } = useQuery({ ...asked, queryKey: [...asked.queryKey, order.version] })
  return (
    <section>
      <h3 className={look.subtitle}>{t('changes')}</h3>
      {data?.rows.length === 0 && <p className={look.dim}>{t('noChanges')}</p>}
      {error && <p className={look.bad}>{t('changesFailed')}</p>}
      <ul className={look.rows}>
        {data?.rows.map(({ id, account, at, fields }) => (
          <li key={id}>
            <span>
              {account} ·{' '}
              {fields.map(field => (isWord(field) ? t(field) : field)).join(language === 'zh' ? '、' : ', ')}
            </span>
            <Link className={look.link} to={linkToAudit({ ...filter, record: id })}>
              <time dateTime={at}>{formatTime(at)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
