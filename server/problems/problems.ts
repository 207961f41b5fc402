import type { Context } from 'hono'
import { requestedLanguage } from '#server/pages/requested-language.ts'
import type { Operation } from '#server/resources.ts'
import { LANGUAGE_TAGS, type Language } from '#shared/messages.ts'
import { declarationsOf, isProblemCode } from './declared.ts'
import { renderIndex, renderProblem, STYLE_HASH } from './document.ts'

type Router = { get: (path: string, answer: (c: Context) => Response) => unknown }

/** Serves `/problems` and `/problems/<code>` to everyone, in the language of the browser or of `?lng=`. */
export function mountProblems(app: Router, operations: readonly Operation[]): void {
  app.get('/problems', c => html(c, 200, language => renderIndex(language, { isUnknown: false })))
  app.get('/problems/:code', c => {
    const code = c.req.param('code') ?? ''
    return isProblemCode(code)
      ? html(c, 200, language => renderProblem(code, declarationsOf(code, operations), language))
      : html(c, 404, language => renderIndex(language, { isUnknown: true }))
  })
}

function html(c: Context, status: 200 | 404, render: (language: Language) => string): Response {
  const language = requestedLanguage(c)
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src '${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'`,
  )
  c.header('referrer-policy', 'no-referrer')
  c.header('content-language', LANGUAGE_TAGS[language])
  c.header('vary', 'Accept-Language, Cookie')
  return c.html(render(language), status)
}
