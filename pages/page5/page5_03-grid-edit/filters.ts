import type { Translate } from '#client/i18n/i18n.ts'
import type { ListFilter } from '#client/list/filters/filters.ts'
import { CATEGORIES, CATEGORY_NAMES } from '#resources/products/rules.ts'
import type { Language } from '#shared/messages.ts'
import type { messages } from './messages.ts'
import type { ProductsState } from './search-params.ts'

const SORTS = ['sku', 'price', '-price', 'stock', '-stock'] as const

export const filtersOf = (
  t: Translate<keyof typeof messages.texts>,
  language: Language,
): ListFilter<ProductsState>[] => [
  { kind: 'text', name: 'search', label: t('search'), placeholder: t('searchPlaceholder') },
  {
    kind: 'choice',
    name: 'category',
    label: t('category'),
    any: t('anyCategory'),
    options: CATEGORIES.map(value => ({ value, label: CATEGORY_NAMES[value][language] })),
  },
  {
    kind: 'choice',
    name: 'isLow',
    label: t('stockLevel'),
    any: t('anyLevel'),
    options: [
      { value: true, label: t('low') },
      { value: false, label: t('enough') },
    ],
  },
  {
    kind: 'choice',
    name: 'isOut',
    label: t('availability'),
    any: t('anyAvailability'),
    options: [
      { value: true, label: t('outOfStock') },
      { value: false, label: t('inStock') },
    ],
  },
  {
    kind: 'choice',
    name: 'sort',
    label: t('sort'),
    options: SORTS.map(value => ({ value, label: t(`sort_${value}`) })),
  },
]
