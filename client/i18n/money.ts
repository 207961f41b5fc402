import { LANGUAGE_TAGS, type Language } from '#shared/messages.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Formats integer cents of TWD: `NT$4,410`. Shows cents only if there are any. */
export function formatMoney(cents: number, language: Language): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2
  const key = `${language} ${minimumFractionDigits}`
  const options = { style: 'currency', currency: 'TWD', minimumFractionDigits, maximumFractionDigits: 2 } as const
  // Creating a format is far slower than using one, and a list shows hundreds of amounts.
  const format = formats.get(key) ?? new Intl.NumberFormat(LANGUAGE_TAGS[language], options)
  formats.set(key, format)
  return format.format(cents / 100)
}
