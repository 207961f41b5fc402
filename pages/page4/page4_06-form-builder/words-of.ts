import { translateInto, type Values } from '#client/i18n/i18n.ts'
import type { Words } from '#shared/messages.ts'
import { messages } from './messages.ts'

/** A text of the page in both languages, for the defaults of a new form. */
export const wordsOf = (key: keyof typeof messages.texts, values?: Values): Words => ({
  en: translateInto('en', messages, key, values),
  zh: translateInto('zh', messages, key, values),
})
