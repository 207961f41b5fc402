import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { parseAccept } from 'hono/utils/accept'
import type { Language } from '#shared/messages.ts'

/** The order of S-I18N-1, as far as the request shows it: query string, cookie, browser. Defaults to `en`. */
export function requestedLanguage(c: Context): Language {
  const browser = parseAccept(c.req.header('accept-language') ?? '').map(({ type }) => type)
  for (const tag of [c.req.query('lng'), getCookie(c, 'i18next'), ...browser]) {
    const [, language] = /^(zh|en)\b/i.exec(tag ?? '') ?? []
    if (language) return language.toLowerCase() as Language // The pattern only matches these two.
  }
  return 'en'
}
