import { detectLanguage } from '#client/i18n/language.ts'
import { isSignInPath, MOUNT_PATH, pathInside, SIGN_IN_PATH } from '#client/loading/mount.ts'
import { attach, onSignInScreen } from '#client/login/controller.ts'
import { screenLanguage, showLanguage } from '#client/login/texts.ts'
import { SESSION_KEYS, sessionStore } from '#client/state/session-store.ts'
import { STORED, storage } from '#client/state/storage.ts'

// The first module of every document. It makes the sign-in form work, in a few kilobytes. Everything else is in
// loader.ts, which loads after the form has been painted, or at once if there is a session.
const screen = document.getElementById('login')
const importLoader = (): Promise<typeof import('./loader.ts')> =>
  import.meta.env.DEV ? import('./loader.ts') : import(/* @vite-ignore */ addressOfLoader())
// Firefox cancels it if this document is being left (try-twice.ts, which would be too large here).
const loader = () => importLoader().catch(importLoader)

// The URL comes from the document: a static import would make the bundler add its loading code.
const addressOfLoader = () => document.querySelector<HTMLElement>('[data-loader]')?.dataset.loader ?? ''

// There is a session, or the previous document has just signed in (reload.ts).
if (storage.read(STORED.token) !== null || sessionStore.read(SESSION_KEYS.reply) !== null) {
  screen?.remove()
  void loader().then(module => module.openApp())
} else if (screen) openSignIn(screen)
else goToSignIn()

function openSignIn(root: HTMLElement) {
  if (detectLanguage() !== screenLanguage()) showLanguage(root, detectLanguage())
  onSignInScreen({ signedIn: async reply => (await loader()).enterApp(reply) })
  attach(root)
  requestAnimationFrame(() => setTimeout(async () => (await loader()).prepareApp()))
}

/** A deep link without a session: the small document with the form loads faster than the app would. */
function goToSignIn() {
  const path = pathInside(location.pathname)
  if (!isSignInPath(path)) {
    sessionStore.write(SESSION_KEYS.wantedPath, path + location.search + location.hash)
    sessionStore.write(SESSION_KEYS.notice, 'notSignedIn')
  }
  const language = new URLSearchParams(location.search).get('lng')
  location.replace(MOUNT_PATH + SIGN_IN_PATH + (language ? `?lng=${encodeURIComponent(language)}` : ''))
}
