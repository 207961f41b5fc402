import { useDebouncedValue } from '@mantine/hooks'
import { formatMoney } from '#client/i18n/money.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import look from '#client/ui/look.module.css'
import type { totalsOf } from '#resources/orders/rules.ts'
import { messages } from './messages.ts'
import styles from './totals.module.css'

type Props = {
  totals: ReturnType<typeof totalsOf>
  /** Announces the total after it has changed, debounced. */
  isLive?: boolean
}

const REST_MS = 700

export function Totals({ totals, isLive = false }: Props) {
  const { t, language } = useLocale(messages)
  const [subtotal, tax, total] = [totals.subtotalCents, totals.taxCents, totals.totalCents].map(cents =>
    formatMoney(cents, language),
  )
  const [announced] = useDebouncedValue(t('totalNow', { total, tax }), REST_MS)
  return (
    <>
      <dl className={`${look.away} ${look.digits} ${look.grid} ${styles.totals}`}>
        <dt className={look.dim}>{t('subtotal')}</dt>
        <dd>{subtotal}</dd>
        <dt className={look.dim}>{t('tax')}</dt>
        <dd>{tax}</dd>
        <dt className={look.dim}>{t('total')}</dt>
        <dd>{total}</dd>
      </dl>
      {isLive && (
        <p className="visually-hidden" role="status">
          {totals.totalCents > 0 && announced}
        </p>
      )}
    </>
  )
}
