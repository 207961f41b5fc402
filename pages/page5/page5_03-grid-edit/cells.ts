import type { Product } from '#resources/products/contract.ts'
import { type EditableField, isText } from '#resources/products/rules.ts'

export const FIELDS = ['sku', 'nameEn', 'nameZh', 'category', 'priceCents', 'stock', 'reorderAt'] as const
export type Field = (typeof FIELDS)[number]

export const isEditable = (field: Field): field is EditableField => field !== 'sku' && field !== 'category'
export const isNumber = (field: Field): boolean => isEditable(field) && !isText(field)

const CENTS = 100

/** A cell's text for editing: amounts in dollars without a currency sign, so that spreadsheets read them as numbers. */
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

/** The value of a typed text. An invalid text is sent unchanged, and the server says what is wrong. */
export function valueIn(field: EditableField, text: string): string | number {
  const plain = text.trim()
  if (isText(field)) return plain
  const digits = plain.normalize('NFKC').replace(/NT\$|[$,\s]/gi, '')
  if (!/^-?\d+(\.\d+)?$/.test(digits)) return plain
  // Keeps fractions of a cent, so that the server can refuse them, but drops floating-point errors.
  return field === 'priceCents' ? Number((Number(digits) * CENTS).toFixed(6)) : Number(digits)
}
