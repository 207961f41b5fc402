import type { Language } from '#shared/messages.ts'

/** `zh`, `zh-TW`, `zh-Hant` … are zh; `en-GB` … are en; any other language is unsupported. */
export const parseLanguage = (tag: string | null | undefined): Language | null =>
  (/^(?:zh|en)\b/i.exec(tag ?? '')?.[0].toLowerCase() as Language | undefined) ?? null

/**
 * S-I18N-1's order: query string `lng`, cookie, local storage, session storage, browser, html tag; en by default.
 * The cookie is called `i18next`, as i18next's own detector calls it.
 */
export function detectLanguage(): Language {
  const sources: (() => string | null | undefined)[] = [
    () => new URLSearchParams(location.search).get('lng'),
    () => /(?:^|; )i18next=([^;]+)/.exec(document.cookie)?.[1],
    () => localStorage.getItem('language'),
    () => sessionStorage.getItem('language'),
    () => navigator.languages.find(tag => parseLanguage(tag)),
    () => document.documentElement.lang,
  ]
  for (const source of sources) {
    try {
      const language = parseLanguage(source())
      if (language) return language
    } catch {
      // Storage may be forbidden. It then names no language.
    }
  }
  return 'en'
}
