import { parseLanguage } from '#client/i18n/language.ts'
import { LANGUAGE_TAGS, type Language } from '#shared/messages.ts'
import { type LoginText, loginText, signInTitle } from './messages.ts'

/** The language of the screen, from the document's `lang`. */
export const screenLanguage = (): Language => parseLanguage(document.documentElement.lang) ?? 'en'

/** Rewrites the screen's texts in place. Focus, caret and input stay. Every text has room for both languages. */
export function showLanguage(root: HTMLElement, language: Language): void {
  document.documentElement.lang = LANGUAGE_TAGS[language]
  document.title = signInTitle(language)
  for (const element of root.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = loginText(element.dataset.text as LoginText, language)
  for (const element of root.querySelectorAll<HTMLElement>('[data-label]')) {
    const text = loginText(element.dataset.label as LoginText, language)
    if (element instanceof HTMLInputElement) element.placeholder = text
    else element.ariaLabel = text
  }
  for (const button of root.querySelectorAll<HTMLElement>('[data-language]'))
    button.ariaPressed = String(button.dataset.language === language)
}
