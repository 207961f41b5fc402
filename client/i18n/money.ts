import { LANGUAGE_TAGS, type Language } from '#shared/messages.ts'

/** An amount in integer cents of TWD as people read it: `NT$4,410`; cents only where there are some. */
export const formatMoney = (cents: number, language: Language): string =>
  (cents / 100).toLocaleString(LANGUAGE_TAGS[language], {
    style: 'currency',
    currency: 'TWD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  })
