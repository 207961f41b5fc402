import type { Language } from '#shared/messages.ts'

/** `zh`, `zh-TW`, `zh-Hant` … are zh; `en-GB` … en; anything else is not ours. */
export const parseLanguage = (tag: string | null | undefined): Language | null =>
  /^zh\b/i.test(tag ?? '') ? 'zh' : /^en\b/i.test(tag ?? '') ? 'en' : null

/**
 * S-I18N-1's order: query string `lng`, cookie, local storage, session storage, browser, html tag; en when none says.
 * By hand rather than by i18next's detector, because the sign-in screen runs it before any library is loaded.
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
      // A forbidden storage says nothing.
    }
  }
  return 'en'
}
