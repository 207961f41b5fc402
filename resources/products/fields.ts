import { defineFields, version } from '#shared/fields.ts'
import { CATEGORIES, CATEGORY_NAMES } from './rules.ts'

export const fields = defineFields({
  id: { kind: 'id', from: 'row' },
  sku: { kind: 'text', from: 'row', sort: 'asc' },
  name: { kind: 'names' },
  category: { kind: 'choice', from: 'row', values: CATEGORIES, words: CATEGORY_NAMES },
  /** TWD, before tax. */
  priceCents: { kind: 'money', as: 'price', sort: 'asc' },
  /** The quantity available for sale. */
  stock: { kind: 'number', sort: 'asc' },
  /** Stock is low at or below this quantity. */
  reorderAt: { kind: 'number' },
  /** When sales ended; null while it is sold. */
  discontinuedAt: { kind: 'moment', from: 'row', isNullable: true },
  ...version,
})
