import { parseLanguage } from '#client/i18n/language.ts'
import { LANGUAGE_TAGS, type Language } from '#shared/messages.ts'
import { loginText, signInTitle } from './messages.ts'

/** The language of the screen, from the document's `lang`. */
export const screenLanguage = (): Language => parseLanguage(document.documentElement.lang) ?? 'en'

export function showLanguage(root: HTMLElement, language: Language): void {
  document.title = signInTitle(language)
  rewriteTexts(root, language, loginText)
}

/**
 * Rewrites the texts of the sign-in screen or of an invitation in place. Focus, caret and input stay. Every text has room
 * for both languages.
 */
export function rewriteTexts<K extends string>(
  root: HTMLElement,
  language: Language,
  textOf: (key: K, language: Language) => string,
): void {
  document.documentElement.lang = LANGUAGE_TAGS[language]
  // The markup names texts of its screen.
  for (const element of root.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = textOf(element.dataset.text as K, language)
  for (const element of root.querySelectorAll<HTMLElement>('[data-label]')) {
    // As above.
    const text = textOf(element.dataset.label as K, language)
    if (element instanceof HTMLInputElement) element.placeholder = text
    else element.ariaLabel = text
  }
  for (const button of root.querySelectorAll<HTMLElement>('[data-language]'))
    button.ariaPressed = String(button.dataset.language === language)
}
