import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import css from '#client/login/login.css?inline'
import { Login } from '#client/login/login.tsx'
import { loginText, signInTitle } from '#client/login/messages.ts'
import { LANGUAGE_TAGS, type Language } from '#shared/messages.ts'
import { MOUNT_PATH } from './mount.ts'

/** The sign-in screen as HTML, or the empty frame that the app renders into. */
export type Screen = 'sign-in' | 'app'

export type Parts = {
  boot: string
  /** The URL of the code that loads after the form has been painted. */
  backstage: string
  /** The app's chunks in dependency order, and its stylesheets. */
  chunks: readonly string[]
  styles: readonly string[]
}

/** The inline style of every document. The content security policy contains its hash. */
export const inlineStyle: string = css

/** A complete document. Only the build and the development server call this. */
export function renderDocument(screen: Screen, language: Language, { boot, backstage, chunks, styles }: Parts): string {
  const isSignIn = screen === 'sign-in'
  const title = isSignIn ? signInTitle(language) : 'Strive Console'
  // The sign-in screen loads the app in idle moments; with a session, it is needed at once.
  const eager = isSignIn
    ? ''
    : styles.map(url => `<link rel="stylesheet" crossorigin href="${url}">`).join('') +
      // The development server has no chunks.
      [backstage, ...chunks]
        .filter(Boolean)
        .map(url => `<link rel="modulepreload" crossorigin href="${url}">`)
        .join('')
  return [
    `<!doctype html><html lang="${LANGUAGE_TAGS[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${title}</title>`,
    `<meta name="description" content="${loginText('title', language)}">`,
    `<link rel="icon" href="${MOUNT_PATH}/favicon.svg">`,
    // Painted in one step, because the centred form would move while the rest of it arrives.
    isSignIn ? '<link rel="expect" href="#sign-in" blocking="render">' : '',
    `<style>${inlineStyle}</style>${eager}`,
    `<script type="module" src="${boot}" data-backstage="${backstage}"`,
    ` data-chunks="${chunks.join(' ')}" data-styles="${styles.join(' ')}"></script>`,
    '</head><body><div id="root">',
    isSignIn ? renderToString(createElement(Login, { language })) : '',
    '</div></body></html>',
  ].join('')
}
