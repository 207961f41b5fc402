import './validation.ts'
import 'virtual:theme.css'
import 'virtual:mantine.css'
import i18next from 'i18next'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { noteArrival } from '#client/api/api.ts'
import { isServerThere } from '#client/api/connection.ts'
import { fetchPending } from '#client/api/query.ts'
import { changeLanguage, currentLanguage, keepNamedLanguage, translate } from '#client/i18n/i18n.ts'
import { attach, onSignInScreen } from '#client/login/controller.ts'
import { giveNotice } from '#client/login/notice.ts'
import type { SignInReply } from '#client/login/submit.ts'
import { screenLanguage } from '#client/login/texts.ts'
import { forgetWantedPath, keepWantedPath, pathnameOf, wantedPath } from '#client/login/wanted-path.ts'
import { HOME_PATH } from '#client/router/links.ts'
import { findPage, prefetchPages } from '#client/router/router.ts'
import { guardMessages } from '#client/session/guard-messages.ts'
import { isInterrupted } from '#client/session/interruption.ts'
import {
  beginSession,
  type Ending,
  followOtherTabs,
  goOn,
  onSessionEnd,
  resumeSession,
} from '#client/session/session.ts'
import { loadToasts } from '#client/shell/shell.tsx'
import { useGlobal } from '#client/state/state.ts'
import { toast } from '#client/ui/toast.ts'
import { LANGUAGE_TAGS } from '#shared/messages.ts'
import { isPermitted } from '#shared/permissions.ts'
import { dayOf } from '#shared/zone.ts'
import { App, loadSignInAgain, useWarmth } from './app.tsx'
import { idle } from './backstage.ts'
import { MOUNT_PATH, pathInside } from './mount.ts'
import { keepReply, reloadOnce } from './reload.ts'

/** The first page's data comes first: a toast measures itself, and would keep it waiting on a slow machine. */
const GREETING_AFTER_MS = 500
/** Who signed in is not kept at the form for longer. */
const DATA_WITHIN_MS = 200
let isMounted = false

/** React takes the document over: the form as it stands, with what is typed in it, or the whole page. */
export function takeOver(): void {
  if (isMounted) return
  keepNamedLanguage()
  // The guard asks for a token, S-STATE-1 for a name: a token alone is a session until the server says otherwise.
  if (useGlobal.getState().token !== null) useGlobal.setState({ isLogin: true })
  mount()
  if (useGlobal.getState().isLogin) {
    void resumeSession()
    void fetchAhead()
  } else void warmUp()
}

/** The server let somebody in: the session begins, and the page that was asked for stands there; or the one that was kept. */
export async function enter(reply: SignInReply): Promise<void> {
  if (isInterrupted()) return enterKept(reply)
  const path = wantedPath() ?? HOME_PATH
  if (!isMounted) history.replaceState(null, '', MOUNT_PATH + path)
  else if (isPermitted(reply.session.permissions, findPage(pathnameOf(path))?.meta.needs ?? 'signed-in'))
    await fetchFirst(reply.token, pathnameOf(path))
  beginSession(reply)
  mount()
  void fetchAhead()
  setTimeout(greet, GREETING_AFTER_MS)
}

/** The page that stands ready behind the form gets its data before it is shown: so it is drawn once, and not twice. */
async function fetchFirst(token: string, pathname: string) {
  noteArrival({ token, pathname })
  const patience = new Promise(resolve => setTimeout(resolve, DATA_WITHIN_MS))
  await Promise.race([fetchPending(), patience])
  noteArrival(null)
}

async function enterKept(reply: SignInReply) {
  if (await goOn(reply)) return greet()
  // Another operator begins in a new document. By the next task the page has gone, and with it what guards its unsaved work.
  keepReply(reply)
  setTimeout(() => location.replace(MOUNT_PATH + HOME_PATH))
}

const greet = () => toast.success(translate(guardMessages, 'signedIn'))

/** What is not needed yet, in idle moments. */
async function fetchAhead() {
  await prefetchPages()
  // What could not be fetched is fetched when it is wanted.
  await loadSignInAgain().catch(() => undefined)
}

function mount() {
  if (isMounted) return
  isMounted = true
  healMissingCode()
  followOtherTabs()
  onSessionEnd(leave)
  onSignInScreen({ signedIn: async reply => enter(reply), languageChosen: changeLanguage })

  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no #root')
  const screen = document.getElementById('login')
  if (screen && !useGlobal.getState().isLogin) {
    if (screenLanguage() !== currentLanguage()) void i18next.changeLanguage(screenLanguage())
    hydrateRoot(root, <App />)
    return
  }
  // Attaching twice only gives what detaches: the screen goes when the app is drawn.
  if (screen) attach(screen)()
  document.documentElement.lang = LANGUAGE_TAGS[currentLanguage()]
  createRoot(root).render(<App />)
}

/** The session is over: what is said of it, and whether the operator comes back to this place (S-AUTH-6, S-AUTH-7). */
function leave(ending: Ending) {
  if (ending === 'ended') keepWantedPath(hereInside())
  else forgetWantedPath()
  if (ending !== 'signed-out') giveNotice(ending)
  void warmUp()
}

const hereInside = () => pathInside(location.pathname) + location.search + location.hash

/** Behind the form: the code of the page that comes next, then the shell's frame, then the page in it. */
async function warmUp() {
  useWarmth.setState({ warmth: 'cold' })
  const path = pathnameOf(wantedPath() ?? HOME_PATH)
  for (const step of [
    () =>
      findPage(path)
        ?.load()
        .catch(() => undefined),
    // Making a zone's clock takes 50 ms on a slow machine; the first page asks it what day it is.
    () => dayOf(Date.now(), useGlobal.getState().time_zone),
    () => useWarmth.setState({ warmth: 'frame' }),
    () => useWarmth.setState({ warmth: 'content' }),
    loadToasts,
  ]) {
    await idle()
    if (useGlobal.getState().isLogin) return
    await step()
  }
}

/** A page's code that is gone since a deployment: when it is the page on the screen that lacks it, the document is loaded anew. */
function healMissingCode() {
  addEventListener('vite:preloadError', async () => {
    // A page that was only fetched ahead can wait until somebody wants it: what is typed elsewhere stays.
    const page = findPage(pathInside(location.pathname))
    if (!useGlobal.getState().isLogin || !page || page.Component) return
    // No new version has come when nobody answers: loaded anew, the document would be gone too.
    if (!(await isServerThere())) return
    // It may come by another address: then only its first request had failed.
    await page.load().catch(() => undefined)
    if (!page.Component) reloadOnce()
  })
}
