import { LANGUAGE_TAGS, type Language } from '#shared/messages.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** An amount in integer cents of TWD as people read it: `NT$4,410`; cents only where there are some. */
export function formatMoney(cents: number, language: Language): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2
  const key = `${language} ${minimumFractionDigits}`
  const options = { style: 'currency', currency: 'TWD', minimumFractionDigits, maximumFractionDigits: 2 } as const
  // Making a format costs far more than using one, and a list writes hundreds of amounts.
  const format = formats.get(key) ?? new Intl.NumberFormat(LANGUAGE_TAGS[language], options)
  formats.set(key, format)
  return format.format(cents / 100)
}
