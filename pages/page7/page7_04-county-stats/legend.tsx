import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { type Classing, strengthOf } from './classes/classing.ts'
import styles from './map.module.css'
import { messages } from './messages.ts'
import type { Metric } from './search-params.ts'
import { useFormat } from './use-format.ts'

/** The legend: the range of each class, and its number of counties. */
export function Legend({ classing: { classes, rows }, metric }: { classing: Classing; metric: Metric }) {
  const t = useMessages(messages)
  const format = useFormat(metric)
  const without = rows.filter(({ value }) => value === null).length
  return (
    <ol className={look.stack} data-above="16" data-gap="8" aria-label={t('legend')}>
      {classes.map(({ low, high, count }, index) => (
        <li className={look.line} key={high}>
          <span
            className={`${look.rigid} ${styles.swatch}`}
            style={{ '--strength': `${strengthOf(index, classes.length)}%` }}
          />
          <span className={look.digits}>
            {low === null
              ? t('upTo', { high: format(high) })
              : low === high
                ? format(high)
                : t('from', { low: format(low), high: format(high) })}
          </span>
          <span className={`${look.dim} ${look.away}`}>{t('counties', { count })}</span>
        </li>
      ))}
      {without > 0 && (
        <li className={look.line}>
          <span className={`${look.rigid} ${styles.swatch}`} data-class="none" />
          <span className={look.digits}>{t('noNumber')}</span>
          <span className={`${look.dim} ${look.away}`}>{t('counties', { count: without })}</span>
        </li>
      )}
    </ol>
  )
}
