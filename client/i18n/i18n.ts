import i18next from 'i18next'
import intervalPlural from 'i18next-intervalplural-postprocessor'
import { useMemo } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { keyTexts, useChosenKeys } from '#client/shortcuts/shortcuts.ts'
import { STORED, storage } from '#client/state/storage.ts'
import { LANGUAGE_TAGS, LANGUAGES, type Language, type Messages, type Text } from '#shared/messages.ts'
import { detectLanguage } from './language.ts'
import { TRIAL_LANGUAGES, type TrialLanguage } from './trial.ts'

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
    // A text names the operator's own keys: `Press {{keys.undo}}.`
    interpolation: { escapeValue: false, defaultVariables: { keys: keyTexts } },
    react: { useSuspense: false },
  })

/** Expands a text into i18next's own key suffixes: the plural categories, and `_interval`. */
function flatten(key: string, text: Text): [string, string][] {
  if (typeof text === 'string') return [[key, text]]
  return Object.entries(text).map(([category, form]) => [`${key}_${category}`, form])
}

const registered = new Map<string, Messages>()

/** Texts of the sandbox by language and key, instead of those of the code or in further languages. */
export type Replacements = (messages: Messages) => Record<string, Record<string, Text>>
let replacementsOf: Replacements = () => ({})

function register(messages: Messages) {
  const known = registered.get(messages.namespace)
  if (known === messages) return
  // Tasks of a page may be read with their titles alone before they are read with all of their texts.
  if (known && Object.keys(messages.texts).every(key => key in known.texts)) return
  const all = known ? { ...messages, texts: { ...known.texts, ...messages.texts } } : messages
  registered.set(all.namespace, all)
  addTexts(all)
}

function addTexts(messages: Messages) {
  const { namespace, texts } = messages
  const replacements = replacementsOf(messages)
  for (const language of [...LANGUAGES, ...TRIAL_LANGUAGES]) {
    const own = LANGUAGES.find(one => one === language)
    const ours = own ? Object.entries(texts).map(([key, message]): [string, Text] => [key, message[own]]) : []
    const all = { ...Object.fromEntries(ours), ...replacements[language] }
    i18next.removeResourceBundle(language, namespace)
    const entries = Object.entries(all).flatMap(([key, text]) => flatten(key, text))
    if (entries.length > 0) i18next.addResourceBundle(language, namespace, Object.fromEntries(entries))
  }
}

/** Replaces texts of the console, and shows it in a trial language, or no longer. Everything renders again. */
export function replaceTexts(replacements: Replacements, trial: TrialLanguage | null) {
  replacementsOf = replacements
  for (const messages of registered.values()) addTexts(messages)
  const isTrial = TRIAL_LANGUAGES.some(one => one === i18next.language)
  void i18next.changeLanguage(trial ?? (isTrial ? detectLanguage() : i18next.language))
}

/** The values that a text can interpolate. `count` selects its plural form. */
export type Values = { count?: number; [name: string]: unknown }
export type Translate<K extends string> = (key: K, values?: Values) => string

/**
 * The texts of one page or component in the operator's language: `const t = useMessages(messages)`, then `t('title')`.
 */
export function useMessages<K extends string>(messages: Messages<K>): Translate<K> {
  register(messages)
  // `t` is another one whenever texts are replaced.
  const { i18n, t } = useTranslation()
  const { language } = i18n
  // biome-ignore lint/correctness/useExhaustiveDependencies: so that memoised rows render again.
  return useMemo(() => fixedTo(messages, language), [messages, language, t])
}

/** Translates outside a component, in the current language. */
export function translate<K extends string>(messages: Messages<K>, key: K, values?: Values): string {
  return translateInto(currentLanguage(), messages, key, values)
}

/** Translates into the given language, whatever the operator's language is. Trial languages fall back to English. */
export function translateInto<K extends string>(
  language: string,
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
  document.documentElement.lang = i18next.language === 'ja' ? 'ja' : LANGUAGE_TAGS[currentLanguage()]
}
i18next.on('languageChanged', showLanguage)
// Texts that name keys are rendered again.
useChosenKeys.subscribe(() => void i18next.changeLanguage(i18next.language))
