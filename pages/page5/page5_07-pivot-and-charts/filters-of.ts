import type { Translate } from '#client/i18n/i18n.ts'
import type { ListFilter } from '#client/list/filters/filters.ts'
import { ORDER_STATUSES, STATUS_NAMES } from '#resources/orders/rules.ts'
import { CATEGORIES, CATEGORY_NAMES } from '#resources/products/rules.ts'
import type { Language } from '#shared/messages.ts'
import type { messages } from './messages.ts'
import type { SalesState } from './search-params.ts'

export const filtersOf = (t: Translate<keyof typeof messages.texts>, language: Language): ListFilter<SalesState>[] => [
  { kind: 'days' },
  {
    kind: 'choice',
    name: 'status',
    label: t('status'),
    any: t('anyStatus'),
    options: ORDER_STATUSES.map(value => ({ value, label: STATUS_NAMES[value][language] })),
  },
  {
    kind: 'choice',
    name: 'withCancelled',
    label: t('cancelled'),
    options: [
      { value: false, label: t('cancelledOut') },
      { value: true, label: t('cancelledIn') },
    ],
  },
  {
    kind: 'choice',
    name: 'category',
    label: t('category'),
    any: t('anyCategory'),
    options: CATEGORIES.map(value => ({ value, label: CATEGORY_NAMES[value][language] })),
  },
]
