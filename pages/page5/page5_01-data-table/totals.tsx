import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { formatMoney } from '#client/i18n/money.ts'
import { type OrderFilter, sumOrders } from '#resources/orders/contract.ts'
import { isOpen } from '#resources/orders/rules.ts'
import { LANGUAGE_TAGS } from '#shared/messages.ts'
import { messages } from './messages.ts'
import styles from './totals.module.css'

type Props = {
  filter: OrderFilter
  /** undefined: this operator may not change any order, and need not select. */
  onSelectOpen: (() => void) | undefined
}

/** What all orders of the filter come to, not only those on this page: the server adds them up. */
export function Totals({ filter: { sort: _, ...filter }, onSelectOpen }: Props) {
  const t = useMessages(messages)
  const language = useLanguage()
  const { data, error } = useQuery({ ...api.query(sumOrders, { query: filter }), placeholderData: keepPreviousData })
  const open = data?.byStatus.filter(({ status }) => isOpen(status)).reduce((sum, { count }) => sum + count, 0) ?? 0
  const number = new Intl.NumberFormat(LANGUAGE_TAGS[language])
  return (
    <section className={styles.totals} aria-label={t('totals')}>
      {data ? (
        <>
          <strong>{t('count', { count: data.count, shown: number.format(data.count) })}</strong>
          <span>{t('amount', { amount: formatMoney(data.totalCents, language) })}</span>
          {onSelectOpen && open > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={onSelectOpen}>
              {t('selectOpen', { count: open })}
            </Button>
          )}
        </>
      ) : (
        error && <span>{t('totalsFailed')}</span>
      )}
    </section>
  )
}
