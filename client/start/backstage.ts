import { whenSkyIsWanted } from '#client/login/controller.ts'
import { showWaitingNotice } from '#client/login/notice.ts'
import { startSky } from '#client/login/sky.ts'
import type { SignInReply } from '#client/login/submit.ts'
import { STORED, storage } from '#client/state/storage.ts'
import { showColorScheme } from '#client/theme/color-scheme.ts'
import { keepReply, reloadOnce, takeReply } from './reload.ts'

// What can wait until the sign-in form has been painted: the stars, a notice, and the app that is made ready behind it.
type Main = typeof import('./main.tsx')

showColorScheme()
followBackForwardCache()
whenSkyIsWanted(startSky)
showWaitingNotice()

/** Somebody with a session: the app takes the whole document. */
export async function openApp(): Promise<void> {
  const reply = takeReply()
  try {
    const app = await importApp()
    if (reply) app.enter(reply)
    else app.takeOver()
  } catch (error) {
    if (!reloadOnce(() => reply && keepReply(reply))) throw error
  }
}

/** The server let somebody in. */
export async function enterApp(reply: SignInReply): Promise<void> {
  try {
    const app = await importApp()
    app.enter(reply)
  } catch (error) {
    // The app's code is gone (a new version was deployed meanwhile): the next document enters with this reply.
    if (!reloadOnce(() => keepReply(reply))) throw error
  }
}

/** While the operator types, the app is fetched, evaluated and laid out behind the form, a piece per idle moment. */
export async function prepareApp(): Promise<void> {
  try {
    await idle()
    const app = await importApp(idle)
    await idle()
    app.takeOver()
  } catch {
    // Not now: signing in tries again. The form works without the app.
  }
}

/**
 * Fetches the app's code; `pause` is waited for before each piece is evaluated. The document names the pieces, each behind what
 * it imports, main.tsx last: so none draws the others along into one long task.
 */
async function importApp(pause: () => Promise<void> = async () => {}): Promise<Main> {
  if (import.meta.env.DEV) return import('./main.tsx')
  const { chunks = '', styles = '' } = document.querySelector<HTMLElement>('[data-chunks]')?.dataset ?? {}
  const addresses = chunks.split(' ')
  const styled = Promise.all(styles.split(' ').map(href => link('stylesheet', href)))
  // Waited for below; when a piece of code fails before that, this failure is nobody's news.
  styled.catch(() => undefined)
  for (const href of addresses) void link('modulepreload', href)
  let last: Promise<Main> | undefined
  for (const address of addresses) {
    await pause()
    last = import(/* @vite-ignore */ address)
    await last
  }
  // An app without its styles must not be seen.
  await styled
  // A document names one piece at least, and main.tsx is the last.
  return last as Promise<Main>
}

/** Puts a link into the document, unless it is there; settles when the stylesheet has come or failed. */
async function link(rel: 'modulepreload' | 'stylesheet', href: string) {
  if (document.querySelector(`link[href="${href}"]`)) return
  const element = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' })
  document.head.append(element)
  if (rel === 'modulepreload') return
  await new Promise((resolve, reject) => {
    element.onload = resolve
    element.onerror = () => {
      // The next attempt asks again.
      element.remove()
      reject(new Error(`${href} did not come`))
    }
  })
}

/** Safari has no idle callbacks: there a timer leaves room for input. */
export function idle(): Promise<void> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 50)
  })
}

/** Back after signing out: a document kept by the browser must not show what the last operator saw (S-AUTH-6). */
function followBackForwardCache() {
  const token = () => storage.read(STORED.token)
  let left = token()
  addEventListener('pagehide', () => {
    left = token()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && left !== token()) location.reload()
  })
}
