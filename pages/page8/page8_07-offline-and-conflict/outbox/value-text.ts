import type { Translate } from '#client/i18n/i18n.ts'
import type { FieldOf } from '#client/ui/form/merge/merge.ts'
import type { VisitFields } from '#resources/visits/contract.ts'
import type { VisitStatus } from '#resources/visits/rules.ts'

/** The value of a field in words. */
export function valueText(
  t: Translate<VisitStatus | 'nothing' | 'minutesValue'>,
  field: FieldOf<VisitFields>,
  values: Partial<VisitFields>,
): string {
  const value = values[field]
  if (field === 'status' && values.status) return t(values.status)
  if (typeof value === 'number') return t('minutesValue', { count: value })
  return value || t('nothing')
}
