import { useMemo } from 'react'
import { create } from 'zustand'
import { keyTexts, useChosenKeys } from '#client/shortcuts/shortcuts.ts'
import { STORED, storage } from '#client/state/storage.ts'
import { LANGUAGE_TAGS, type Language, type Messages, type Text } from '#shared/messages.ts'
import { fill, type Values } from './fill.ts'
import { detectLanguage } from './language.ts'
import { TRIAL_LANGUAGES, type TrialLanguage } from './trial.ts'

export type { Values }

/** What texts are shown in. It is another object whenever texts have changed, and then everything renders again. */
const useTexts = create<{ language: Language | TrialLanguage }>(() => ({ language: detectLanguage() }))
const show = (language: Language | TrialLanguage) => useTexts.setState({ language })

/** Calls the listener when the language or texts have changed, before anything renders again. */
export const onTexts = (listener: (language: Language | TrialLanguage) => void): (() => void) =>
  useTexts.subscribe(({ language }) => listener(language))

/** The language that is shown, which may be one that is only tried. */
export const shownLanguage = (): Language | TrialLanguage => useTexts.getState().language

/** Texts of the sandbox by language and key, instead of those of the code or in further languages. */
export type Replacements = (messages: Messages) => Record<string, Record<string, Text>>
let replacementsOf: Replacements = () => ({})
/** What it returned, until texts are replaced again. */
let replacements = new WeakMap<Messages, ReturnType<Replacements>>()

/** Replaces texts of the console, and shows it in a trial language, or no longer. Everything renders again. */
export function replaceTexts(next: Replacements, trial: TrialLanguage | null) {
  replacementsOf = next
  replacements = new WeakMap()
  const shown = shownLanguage()
  const isTrial = TRIAL_LANGUAGES.some(one => one === shown)
  show(trial ?? (isTrial ? detectLanguage() : shown))
}

function replacedBy(messages: Messages) {
  const known = replacements.get(messages) ?? replacementsOf(messages)
  replacements.set(messages, known)
  return known
}

export type Translate<K extends string> = (key: K, values?: Values) => string

/**
 * The texts of one page or component in the operator's language: `const t = useMessages(messages)`, then `t('title')`.
 */
export function useMessages<K extends string>(messages: Messages<K>): Translate<K> {
  const texts = useTexts()
  return useMemo(
    () => (key, values) => translateInto(texts.language, messages, key, values),
    // Another function whenever texts have changed, so that memoised rows render again.
    [messages, texts],
  )
}

/** Translates outside a component, in the current language. */
export function translate<K extends string>(messages: Messages<K>, key: K, values?: Values): string {
  return translateInto(currentLanguage(), messages, key, values)
}

/** Translates into the given language, whatever the operator's language is. Trial languages fall back to English. */
export function translateInto<K extends string>(
  language: Language | TrialLanguage,
  messages: Messages<K>,
  key: K,
  values: Values = {},
): string {
  const replaced = replacedBy(messages)
  // A key that the server has sent may be newer than this code.
  const own: Partial<Record<string, Text>> = messages.texts[key] ?? {}
  const found = replaced[language]?.[key] ?? own[language]
  const text = found ?? replaced.en?.[key] ?? own.en ?? key
  // A text names the operator's own keys: `Press {{keys.undo}}.`
  return fill(text, { keys: keyTexts, ...values }, found ? tagOf(language) : 'en')
}

const tagOf = (language: Language | TrialLanguage) =>
  language === 'en' || language === 'zh' ? LANGUAGE_TAGS[language] : language

export const currentLanguage = (): Language => (shownLanguage() === 'zh' ? 'zh' : 'en')
export const useLanguage = (): Language => useTexts(({ language }) => (language === 'zh' ? 'zh' : 'en'))

/** Shows the console in this language, without storing it. */
export const showLanguage = (language: Language): void => show(language)

/** Changes the console's language and stores the choice (S-I18N-1). */
export function changeLanguage(language: Language) {
  storage.write(STORED.language, language)
  show(language)
}

/** A URL that names a language (`?lng=zh`) selects it for later pages as well. */
export function keepNamedLanguage() {
  if (new URLSearchParams(location.search).has('lng')) storage.write(STORED.language, currentLanguage())
}

onTexts(language => {
  document.documentElement.lang = language === 'ja' ? 'ja' : LANGUAGE_TAGS[currentLanguage()]
})
// Texts that name keys are rendered again.
useChosenKeys.subscribe(() => show(shownLanguage()))
