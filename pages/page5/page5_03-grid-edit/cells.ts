import type { Product } from '#resources/products/contract.ts'
import { type EditableField, isText } from '#resources/products/rules.ts'

/** The columns of the sheet, in their order. */
export const FIELDS = ['sku', 'nameEn', 'nameZh', 'category', 'priceCents', 'stock', 'reorderAt'] as const
export type Field = (typeof FIELDS)[number]

export const isEditable = (field: Field): field is EditableField => field !== 'sku' && field !== 'category'
export const isNumber = (field: Field): boolean => isEditable(field) && !isText(field)

const CENTS = 100

/** What a cell holds as one types it: amounts in dollars, without a sign, so that a spreadsheet takes them for numbers. */
export function textOf(product: Product, field: Field): string {
  switch (field) {
    case 'nameEn':
      return product.name.en
    case 'nameZh':
      return product.name.zh
    case 'priceCents':
      return dollarsOf(product.priceCents)
    default:
      return String(product[field])
  }
}

const dollarsOf = (cents: number) => (cents % CENTS === 0 ? String(cents / CENTS) : (cents / CENTS).toFixed(2))

/** The value that a typed text stands for. What is none goes as it is to the server, which says what is against it. */
export function valueIn(field: EditableField, text: string): string | number {
  const plain = text.trim()
  if (isText(field)) return plain
  const digits = plain.normalize('NFKC').replace(/NT\$|[$,\s]/gi, '')
  if (!/^-?\d+(\.\d+)?$/.test(digits)) return plain
  // Fractions of a cent are only noticed when none was lost on the way.
  return field === 'priceCents' ? Number((Number(digits) * CENTS).toFixed(6)) : Number(digits)
}
