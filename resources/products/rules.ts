import { keysIn } from '#shared/objects.ts'
import { defineWords } from '#shared/platform/words.ts'

export const CATEGORY_NAMES = defineWords('product-category', {
  tents: { en: 'Tents', zh: '帳篷' },
  sleeping: { en: 'Sleeping gear', zh: '睡眠用品' },
  backpacks: { en: 'Backpacks', zh: '背包' },
  footwear: { en: 'Footwear', zh: '鞋類' },
  clothing: { en: 'Clothing', zh: '服裝' },
  cooking: { en: 'Cooking', zh: '炊具' },
  lighting: { en: 'Lighting', zh: '照明' },
  climbing: { en: 'Climbing', zh: '攀登' },
  hydration: { en: 'Hydration', zh: '飲水' },
  accessories: { en: 'Accessories', zh: '配件' },
})
export type Category = keyof typeof CATEGORY_NAMES
export const CATEGORIES = keysIn(CATEGORY_NAMES)

/** The editable fields of a product, each a cell. */
export const EDITABLE_FIELDS = ['nameEn', 'nameZh', 'priceCents', 'stock', 'reorderAt'] as const
export type EditableField = (typeof EDITABLE_FIELDS)[number]
export const isText = (field: EditableField): field is 'nameEn' | 'nameZh' => field === 'nameEn' || field === 'nameZh'

/** Products per request. */
export const MAX_AT_ONCE = 200
const MAX_NAME_LENGTH = 80
/** Prices range from one dollar to a million; quantities go up to 99,999. */
const BOUNDS = { priceCents: [100, 100_000_000], stock: [0, 99_999], reorderAt: [0, 99_999] } as const

export const CELL_ISSUES = ['required', 'too-long', 'int', 'too-small', 'too-big', 'stale', 'not-found'] as const
export type CellIssue = { code: (typeof CELL_ISSUES)[number]; bound?: number }

/** The issue of a cell; null if it is valid. Numbers are integers, amounts in cents. */
export function issueOf(field: EditableField, value: string | number): CellIssue | null {
  if (isText(field)) {
    const length = typeof value === 'string' ? value.trim().length : 0
    if (length === 0) return { code: 'required' }
    return length > MAX_NAME_LENGTH ? { code: 'too-long', bound: MAX_NAME_LENGTH } : null
  }
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return { code: 'int' }
  const [least, most] = BOUNDS[field]
  if (value < least) return { code: 'too-small', bound: least }
  return value > most ? { code: 'too-big', bound: most } : null
}

const DOLLAR_CENTS = 100

/** Changes a price by a percentage. Rounds half up to whole dollars, and never goes below one dollar. */
export const raisedBy = (percent: number, priceCents: number): number =>
  Math.max(DOLLAR_CENTS, Math.floor((priceCents * (100 + percent)) / 100 / DOLLAR_CENTS + 0.5) * DOLLAR_CENTS)
