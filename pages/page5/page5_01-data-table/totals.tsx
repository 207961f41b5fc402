import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { type OrderFilter, sumOrders } from '#resources/orders/contract.ts'
import { isOpen } from '#resources/orders/rules.ts'
import { messages } from './messages.ts'
import styles from './totals.module.css'

type Props = {
  filter: OrderFilter
  /** undefined: the operator may not change orders, so there is nothing to select. */
  onSelectOpen: (() => void) | undefined
}

/** The totals of all matching orders, not only of this page. The server calculates them. */
export function Totals({ filter: { sort: _, ...filter }, onSelectOpen }: Props) {
  const { t, formats } = useLocale(messages)
  const { data, error } = useRead(sumOrders, { query: filter }, { placeholderData: keepPreviousData })
  const open = data?.byStatus.filter(({ status }) => isOpen(status)).reduce((sum, { count }) => sum + count, 0) ?? 0
  return (
    <section
      className={`${look.flex} ${look.wrapping} ${look.middle} ${look.digits} ${styles.totals}`}
      aria-label={t('totals')}
    >
      {data ? (
        <>
          <strong className={look.notSmall}>
            {t('count', { count: data.count, shown: formats.number(data.count) })}
          </strong>
          <span>{t('amount', { amount: formats.money(data.totalCents) })}</span>
          {onSelectOpen && open > 0 && (
            <Button kind="quiet" isSmall label={t('selectOpen', { count: open })} onClick={onSelectOpen} />
          )}
        </>
      ) : (
        error && <span>{t('totalsFailed')}</span>
      )}
    </section>
  )
}
