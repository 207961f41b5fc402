import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { App } from '#server/http/app.ts'
import type { Language } from '#shared/messages.ts'
import { requestedLanguage } from './requested-language.ts'

export type Scheme = 'light' | 'dark'

/** What a visitor requests, as far as the request shows it. */
export type Wanted = {
  language: Language
  /** Null leaves it to the visitor's system. */
  scheme: Scheme | null
  /** The path inside the app, in lower case. */
  path: string
  hasQuery: boolean
  /** What the sign-in screen of a fresh installation says about its demo accounts; empty if there are none. */
  demo: string
}

type Body = { body: string | Uint8Array<ArrayBuffer>; encoding: string | null }
export type Render = (wanted: Wanted, acceptedEncodings: string) => Body | Promise<Body>

/**
 * The screen at a path: the sign-in screen, one of a page's screens for visitors, or the app. What follows the name of a
 * visitors' screen is for its script (`/join/ABCDEF`).
 */
export const screenAt = (path: string, screens: readonly string[]): string =>
  path === '/login' ? 'sign-in' : (screens.find(name => path === `/${name}` || path.startsWith(`/${name}/`)) ?? 'app')

/** What the server says in its documents. */
export type Says = {
  /** The mark of each document (server/live/marks.ts). */
  mark: () => string
  /** The demo accounts, for who opens the console under this host name. */
  demo: (host: string) => string
}

/** Puts them where the sign-in screen has left room (client/login/login.tsx). */
export const withDemo = (html: string, demo: string): string =>
  demo ? html.replace('<p class="demo"></p>', () => `<p class="demo">${demo}</p>`) : html

/**
 * Serves the sign-in screen, the screens for visitors and, at every other path, the app. `mount` has slashes at both
 * ends (`/strive/`).
 */
export function mountDocuments(app: App, mount: string, { mark, demo }: Says, render: Render): void {
  const bare = mount.slice(0, -1)
  const signIn = `${mount}login`
  app.get('/', c => c.redirect(mount))
  app.all(`${mount}assets/*`, c => c.text('not found', 404))

  // A form that was submitted before the script had loaded. Its body is dropped unread, and the screen is shown again.
  app.post(`${mount}*`, c => (pathOf(c) === '/login' ? c.redirect(signIn, 303) : c.text('wrong method', 405)))

  const answer = async (c: Context) => {
    // Before the document's own reads.
    c.header('server-timing', `news;desc="${mark()}"`)
    const { body, encoding } = await render(wantedOf(c), c.req.header('accept-encoding') ?? '')
    c.header('content-type', 'text/html; charset=utf-8')
    c.header('cache-control', 'no-store')
    c.header('vary', 'Accept-Encoding, Accept-Language, Cookie')
    if (encoding) c.header('content-encoding', encoding)
    return c.body(body)
  }
  app.get(bare, answer)
  app.get(`${mount}*`, answer)

  function pathOf(c: Context) {
    return c.req.path.slice(bare.length).toLowerCase().replace(/\/$/, '') || '/'
  }

  function wantedOf(c: Context): Wanted {
    const path = pathOf(c)
    const scheme = getCookie(c, 'strive-theme')
    return {
      language: requestedLanguage(c),
      scheme: scheme === 'light' || scheme === 'dark' ? scheme : null,
      path,
      hasQuery: new URL(c.req.url).search !== '',
      demo: path === '/login' ? demo(new URL(c.req.url).hostname.replace(/[[\]]/g, '')) : '',
    }
  }
}
