import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MOUNT_PATH } from '#client/loading/mount.ts'
import css from '#client/login/login.css?inline'
import { Login } from '#client/login/login.tsx'
import { loginText, signInTitle } from '#client/login/messages.ts'
import { readProfile } from '#resources/profile/contract.ts'
import { readSession } from '#resources/sessions/contract.ts'
import { LANGUAGE_TAGS, type Language } from '#shared/messages.ts'
import type { VisitorScreen } from './visitor-screen.ts'

export { firstReads } from './first-reads.ts'

const files = import.meta.glob<VisitorScreen>('/pages/**/screens/*/screen.tsx', { eager: true, import: 'default' })
const nameOf = (file: string) => file.split('/').at(-2) ?? ''
const visitorScreens = new Map(Object.entries(files).map(([file, screen]) => [nameOf(file), screen]))

/** The source of the only script of each screen for visitors, from the root of the project. */
export const visitorScripts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(files).map(file => [nameOf(file), file.replace('screen.tsx', 'start.ts')]),
)

/**
 * The sign-in screen and those of pages for visitors, which are HTML, and the empty frame that the app renders into
 * (`app`).
 */
export const screens: readonly string[] = ['sign-in', ...visitorScreens.keys(), 'app']

export type Parts = {
  boot: string
  /** The URL of the code that loads after the form has been painted. */
  loader: string
  /** The app's chunks in dependency order, and its stylesheets. */
  chunks: readonly string[]
  styles: readonly string[]
  /** The script that stands inside the app's document (read-early.ts). The development server has none. */
  readEarly: string
  /** The URL of the only script of each screen for visitors. */
  scripts: Readonly<Record<string, string>>
}

/** The inline style of every document. The content security policy contains its hash. */
export const inlineStyle: string = css

/** A complete document. Only the build and the development server call this. */
export function renderDocument(screen: string, language: Language, parts: Parts): string {
  return [
    `<!doctype html><html lang="${LANGUAGE_TAGS[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    screen === 'app' && parts.readEarly
      ? `<script data-reads="${EARLY_READS.join(' ')}">${parts.readEarly}</script>`
      : '',
    `<title>${titleOf(screen, language)}</title>`,
    `<meta name="description" content="${loginText('title', language)}">`,
    `<link rel="icon" href="${MOUNT_PATH}/favicon.svg">`,
    // Painted in one step, because the centred form would move while the rest of it arrives.
    screen === 'sign-in' ? '<link rel="expect" href="#sign-in" blocking="render">' : '',
    `<style>${inlineStyle}</style>`,
    codeOf(screen, parts),
    '</head><body><div id="root">',
    bodyOf(screen, language),
    // HTML lets the other end tags go.
    '</div>',
  ].join('')
}

/** What guests of the frame read on every page. */
const frameReads = import.meta.glob<readonly string[]>('/practice/client/frame/reads.ts', {
  eager: true,
  import: 'default',
})

/** What the console reads on every page, the session first. */
const EARLY_READS = [readSession.path, readProfile.path, ...Object.values(frameReads).flat()]

const titleOf = (screen: string, language: Language) =>
  screen === 'sign-in' ? signInTitle(language) : (visitorScreens.get(screen)?.title(language) ?? 'Strive Console')

function bodyOf(screen: string, language: Language) {
  const Screen = screen === 'sign-in' ? Login : visitorScreens.get(screen)?.Screen
  return Screen ? renderToString(createElement(Screen, { language })) : ''
}

function codeOf(screen: string, { boot, loader, chunks, styles, scripts }: Parts) {
  if (visitorScreens.has(screen)) return `<script type="module" src="${scripts[screen]}"></script>`
  // The sign-in screen loads the app in idle moments; with a session, it is needed at once.
  const eager =
    screen === 'sign-in'
      ? ''
      : styles.map(url => `<link rel="stylesheet" crossorigin href="${url}">`).join('') +
        // The development server has no chunks.
        [loader, ...chunks]
          .filter(Boolean)
          .map(url => `<link rel="modulepreload" crossorigin href="${url}">`)
          .join('')
  return (
    `${eager}<script type="module" src="${boot}" data-loader="${loader}"` +
    ` data-chunks="${chunks.join(' ')}" data-styles="${styles.join(' ')}"></script>`
  )
}
