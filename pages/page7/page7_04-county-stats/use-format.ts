import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { formatMoney } from '#client/i18n/money.ts'
import { LANGUAGE_TAGS } from '#shared/messages.ts'
import { messages } from './messages.ts'
import type { Metric } from './metrics.ts'

/** Writes a number of this metric. */
export function useFormat(metric: Metric): (value: number | null) => string {
  const t = useMessages(messages)
  const language = useLanguage()
  return value => {
    if (value === null) return t('noNumber')
    // A mean of amounts has fractions of a cent, and in the legend whole dollars are enough.
    if (metric.startsWith('sales')) return formatMoney(Math.round(value / 100) * 100, language)
    return value.toLocaleString(LANGUAGE_TAGS[language], { maximumFractionDigits: 2 })
  }
}
