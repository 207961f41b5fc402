import type { Language, Messages } from '#shared/messages.ts'
import { type Formats, useFormats } from './formats.ts'
import { type Translate, useLanguage, useMessages } from './i18n.ts'

/** What texts, names, numbers and times are shown with: `Locale<typeof messages>`. */
export type Locale<M extends Messages> = {
  t: Translate<keyof M['texts'] & string>
  language: Language
  formats: Formats
}

/** The locale of the operator, with these texts. For texts alone, `useMessages` will do. */
export const useLocale = <K extends string>(messages: Messages<K>): Locale<Messages<K>> => ({
  t: useMessages(messages),
  language: useLanguage(),
  formats: useFormats(),
})
