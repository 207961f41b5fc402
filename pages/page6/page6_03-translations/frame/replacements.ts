import type { Replacements } from '#client/i18n/i18n.ts'
import type { TrialLanguage } from '#client/i18n/trial.ts'
import { type Forms, formsOf, isSame, pseudoForms } from '#resources/translations/rules.ts'
import type { Text } from '#shared/messages.ts'

type Named = { language: string; name: string; text: Text | Forms }
const PSEUDO: TrialLanguage = 'en-XA'

/** A text without plurals has one key, whatever the count. */
const textOf = (text: Forms): Text => (isSame(text, { other: text.other }) ? text.other : text)

/**
 * The sandbox's texts and the one being typed, for each namespace; the pseudo-locale is made from the English texts. What
 * is typed is shown in its place even if the console is `shownIn` another language.
 */
export function replacementsFrom(texts: readonly Named[], typed: Named | null, shownIn: string): Replacements {
  const byLanguage = new Map<string, Map<string, Text>>()
  for (const { language, name, text } of typed ? [...texts, typed, { ...typed, language: shownIn }] : texts) {
    const names = byLanguage.get(language) ?? new Map<string, Text>()
    byLanguage.set(language, names.set(name, textOf(formsOf(text))))
  }
  return ({ namespace, texts: own }) => {
    const replaced: Record<string, Record<string, Text>> = {}
    for (const [language, names] of byLanguage) {
      const found = Object.keys(own).flatMap(key => {
        const text = names.get(`${namespace}.${key}`)
        return text === undefined ? [] : [[key, text] as const]
      })
      replaced[language] = Object.fromEntries(found)
    }
    const english = Object.entries(own).map(([key, { en }]) => [key, replaced.en?.[key] ?? en] as const)
    const pseudo = english.map(([key, text]) => [key, textOf(pseudoForms(formsOf(text)))] as const)
    return { ...replaced, [PSEUDO]: { ...Object.fromEntries(pseudo), ...replaced[PSEUDO] } }
  }
}
