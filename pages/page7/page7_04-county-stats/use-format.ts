import { useLocale } from '#client/i18n/use-locale.ts'
import { messages } from './messages.ts'
import type { Metric } from './search-params.ts'

export function useFormat(metric: Metric): (value: number | null) => string {
  const { t, formats } = useLocale(messages)
  return value => {
    if (value === null) return t('noNumber')
    // A mean of amounts has fractions of a cent, and the legend needs only whole dollars.
    if (metric.startsWith('sales')) return formats.money(Math.round(value / 100) * 100)
    return formats.number(value, 2)
  }
}
