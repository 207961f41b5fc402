import { RecordChanges } from '#client/list/changes/record-changes.tsx'
import { useGlobal } from '#client/state/state.ts'
import look from '#client/ui/look.module.css'
import type { OrderView } from '#pages/page5/page5_01-data-table/columns.tsx'
import { messages } from '#pages/page5/page5_01-data-table/messages.ts'
import styles from '#pages/page5/page5_01-data-table/order.module.css'
import type { OrderWithLines } from '#resources/orders/contract.ts'
import { ORDER_STATUSES } from '#resources/orders/rules.ts'

type Props = { order: OrderWithLines; view: OrderView }

/** When an order reached each state, and who changed it in this console. */
export function OrderHistory({ order, view }: Props) {
  const { t, formats } = view
  const formatTime = (at: string) => formats.moment(at, 'dateTime')
  const canAudit = useGlobal(global => global.permissions.includes('audit:read'))
  const reached = ORDER_STATUSES.flatMap(status => {
    const at = order[`${status}At`]
    return at ? [{ status, at }] : []
  })
  return (
    <>
      <section>
        <h3 className={look.subtitle}>{t('timeline')}</h3>
        <ol className={`${look.stack} ${styles.timeline}`} data-gap="12">
          {reached.map(({ status, at }) => (
            <li key={status} className={`${look.line} ${look.between}`} data-status={status}>
              <span>{t(`${status}At`)}</span>
              <time className={look.dim} dateTime={at}>
                {formatTime(at)}
              </time>
            </li>
          ))}
        </ol>
      </section>
      {canAudit && (
        <section>
          <h3 className={look.subtitle}>{t('changes')}</h3>
          <RecordChanges
            entity="orders"
            record={order}
            t={t}
            nameOf={field => (isWord(field) ? t(field) : field)}
            formatTime={formatTime}
            className={look.rows}
          />
        </section>
      )}
    </>
  )
}

const isWord = (field: string): field is keyof typeof messages.texts => field in messages.texts
