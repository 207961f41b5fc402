import i18next from 'i18next'
import intervalPlural from 'i18next-intervalplural-postprocessor'
import { useMemo } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { STORED, storage } from '#client/state/storage.ts'
import { LANGUAGE_TAGS, LANGUAGES, type Language, type Messages, type Text } from '#shared/messages.ts'
import { detectLanguage } from './language.ts'

void i18next
  .use(intervalPlural)
  .use(initReactI18next)
  .init({
    lng: detectLanguage(),
    fallbackLng: 'en',
    initAsync: false,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })

/** Expands a text into i18next's own key suffixes: the plural categories, and `_interval`. */
function flatten(key: string, text: Text): [string, string][] {
  if (typeof text === 'string') return [[key, text]]
  return Object.entries(text).map(([category, form]) => [`${key}_${category}`, form])
}

function register({ namespace, texts }: Messages) {
  if (i18next.hasResourceBundle('en', namespace)) return
  for (const language of LANGUAGES) {
    const entries = Object.entries(texts).flatMap(([key, message]) => flatten(key, message[language]))
    i18next.addResourceBundle(language, namespace, Object.fromEntries(entries))
  }
}

/** The values that a text can interpolate. `count` selects its plural form. */
export type Values = { count?: number; [name: string]: unknown }
export type Translate<K extends string> = (key: K, values?: Values) => string

/**
 * The texts of one page or component in the operator's language: `const t = useMessages(messages)`, then `t('title')`.
 */
export function useMessages<K extends string>(messages: Messages<K>): Translate<K> {
  register(messages)
  const { i18n } = useTranslation()
  const { language } = i18n
  return useMemo(() => fixedTo(messages, language), [messages, language])
}

/** Translates outside a component, in the current language. */
export function translate<K extends string>(messages: Messages<K>, key: K, values?: Values): string {
  return translateInto(currentLanguage(), messages, key, values)
}

/** Translates into the given language, whatever the operator's language is. */
export function translateInto<K extends string>(
  language: Language,
  messages: Messages<K>,
  key: K,
  values?: Values,
): string {
  register(messages)
  return fixedTo(messages, language)(key, values)
}

function fixedTo<K extends string>({ namespace, texts }: Messages<K>, language: string): Translate<K> {
  // i18next infers the values from a key's text. Our keys are checked by our own types, and the values are loose.
  const t = i18next.getFixedT(language, namespace) as unknown as Translate<string>
  // A count outside every interval falls back to the ordinary plural of the key (S-I18N-3).
  const hasIntervals = (key: K) => typeof texts[key].en === 'object' && texts[key].en.interval !== undefined
  return (key, values) =>
    values?.count !== undefined && hasIntervals(key)
      ? t(`${key}_interval`, { ...values, postProcess: 'interval' })
      : t(key, values)
}

export const currentLanguage = (): Language => (i18next.language === 'zh' ? 'zh' : 'en')
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return i18n.language === 'zh' ? 'zh' : 'en'
}

/** Changes the console's language and stores the choice (S-I18N-1). */
export function changeLanguage(language: Language) {
  storage.write(STORED.language, language)
  void i18next.changeLanguage(language)
}

/** A URL that names a language (`?lng=zh`) selects it for later pages as well. */
export function keepNamedLanguage() {
  if (new URLSearchParams(location.search).has('lng')) storage.write(STORED.language, currentLanguage())
}

function showLanguage() {
  document.documentElement.lang = LANGUAGE_TAGS[currentLanguage()]
}
i18next.on('languageChanged', showLanguage)
