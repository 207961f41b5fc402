import { idle } from '#client/loading/idle.ts'
import { link } from '#client/loading/link.ts'
import { tryTwice } from '#client/loading/try-twice.ts'
import { onSignInScreen, whenSkyIsWanted } from '#client/login/controller.ts'
import { showWaitingNotice } from '#client/login/notice.ts'
import { startSky } from '#client/login/sky/sky.ts'
import type { SignInReply } from '#client/login/submit.ts'
import { waitToTryAgain } from '#client/login/try-again.ts'
import { STORED, storage } from '#client/state/storage.ts'
import { showColorScheme } from '#client/theme/color-scheme.ts'
import { showKeptLook } from '#client/theme/look.ts'
import { keepReply, reloadOnce, takeReply } from './reload.ts'

// What can wait until the sign-in form has been painted: the stars, a notice, what a busy server needs, and the app that
// is prepared behind it.
type Main = typeof import('./main.tsx')

showColorScheme()
showKeptLook()
followBackForwardCache()
whenSkyIsWanted(startSky)
onSignInScreen({ refused: waitToTryAgain })
showWaitingNotice()

/** The visitor has a session, so the app takes over the whole document. */
export async function openApp(): Promise<void> {
  const reply = takeReply()
  try {
    const app = await importApp()
    if (reply) app.enter(reply)
    else await app.takeOver()
  } catch (error) {
    if (!reloadOnce(() => reply && keepReply(reply))) throw error
  }
}

/** The server has accepted the sign-in. */
export async function enterApp(reply: SignInReply): Promise<void> {
  try {
    const app = await importApp()
    app.enter(reply)
  } catch (error) {
    // The app's code is gone, because a new version was deployed. The next document enters with this response.
    if (!reloadOnce(() => keepReply(reply))) throw error
  }
}

/** While the operator types, the app is loaded, evaluated and rendered behind the form, one piece per idle moment. */
export async function prepareApp(): Promise<void> {
  try {
    await idle()
    const app = await importApp(idle)
    await idle()
    await app.takeOver()
  } catch {
    // It failed for now. The form works without the app, and signing in tries again.
  }
}

/**
 * Loads the app's code, and awaits `pause` before it evaluates each chunk. The document lists the chunks in dependency
 * order, main.tsx last, so no chunk pulls in the others in one long task.
 */
async function importApp(pause: () => Promise<void> = async () => {}): Promise<Main> {
  if (import.meta.env.DEV) return import('./main.tsx')
  const { chunks = '', styles = '' } = document.querySelector<HTMLElement>('[data-chunks]')?.dataset ?? {}
  const addresses = chunks.split(' ')
  const styled = Promise.all(styles.split(' ').map(href => tryTwice(() => link('stylesheet', href))))
  // Awaited below. If a chunk fails before that, this rejection must not be unhandled.
  styled.catch(() => undefined)
  for (const href of addresses) void link('modulepreload', href)
  let last: Promise<Main> | undefined
  for (const address of addresses) {
    await pause()
    last = tryTwice(() => import(/* @vite-ignore */ address))
    await last
  }
  // Never show the app without its styles.
  await styled
  // The document lists at least one chunk, and main.tsx is the last.
  return last as Promise<Main>
}

/** After Back, a document from the browser's cache must not show what the last operator saw (S-AUTH-6). */
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
