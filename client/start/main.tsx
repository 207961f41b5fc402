import './validation.ts'
import '#client/theme/tokens.css'
import '#client/theme/controls.css'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { noteArrival } from '#client/api/api.ts'
import { isServerThere } from '#client/api/connection.ts'
import { isInterrupted } from '#client/api/interruption.ts'
import { fetchPending, queryClient } from '#client/api/query.ts'
import { loadReporter, reportError, watchErrors } from '#client/errors/report.ts'
import { prepareFormats } from '#client/i18n/formats.ts'
import { changeLanguage, currentLanguage, keepNamedLanguage, showLanguage, translate } from '#client/i18n/i18n.ts'
import { loadSockets } from '#client/live/live-socket.ts'
import { idle } from '#client/loading/idle.ts'
import { MOUNT_PATH, pathInside, SIGN_IN_PATH } from '#client/loading/mount.ts'
import { requestStylesAgain } from '#client/loading/styles-again.ts'
import { attach, onSignInScreen } from '#client/login/controller.ts'
import { giveNotice } from '#client/login/notice.ts'
import type { SignInReply } from '#client/login/submit.ts'
import { screenLanguage } from '#client/login/texts.ts'
import { forgetWantedPath, keepWantedPath, pathnameOf, wantedPath } from '#client/login/wanted-path.ts'
import { pageCode } from '#client/router/page-code.ts'
import { allowPrefetching } from '#client/router/prefetch.ts'
import { findPage, HOME_PATH, onLoadFailure, type PageEntry, providePages } from '#client/router/router.ts'
import { guardMessages } from '#client/session/guard-messages.ts'
import { loadProfile } from '#client/session/profile.ts'
import {
  beginSession,
  type Ending,
  followOtherTabs,
  goOn,
  onSessionEnd,
  resumeSession,
  useArrival,
} from '#client/session/session.ts'
import { forgetBeside } from '#client/shell/beside.ts'
import { loadToasts } from '#client/shell/shell.tsx'
import { useGlobal } from '#client/state/state.ts'
import { followSystem } from '#client/theme/use-scheme.ts'
import { toast } from '#client/toast/toast.ts'
import { keepFocus } from '#client/ui/kept-focus/keep-focus.ts'
import { ownSelects } from '#client/ui/select/own-selects.ts'
import { isLoading } from '#client/ui/states/loading.ts'
import { readProfile } from '#resources/profile/contract.ts'
import { readSession } from '#resources/sessions/contract.ts'
import { LANGUAGE_TAGS } from '#shared/messages.ts'
import { isPermitted } from '#shared/permissions.ts'
import { App, loadSignInAgain, useWarmth } from './app.tsx'
import { forgetReads, keepReads, readKept } from './kept-reads.ts'
import { keepReply, reloadOnce } from './reload.ts'
import { readAgain, shownReads } from './shown-reads.ts'

/** The first page's data comes first: a toast measures itself, which would delay the page on a slow machine. */
const GREETING_AFTER_MS = 500
/** The longest time that a sign-in waits for data. */
const DATA_WITHIN_MS = 200
/** The longest time that a reload waits for the page's code, and then for its data, so that it renders once. */
const CODE_WITHIN_MS = 1_000
const FIRST_SCREEN_WITHIN_MS = 150
/** The longest time that a page waits for what the operator may see, so that nothing moves when that is known. */
const SESSION_WITHIN_MS = 2_000

providePages(pageCode)

let isMounted = false
let isWatching = false

/** React takes over the document: it hydrates the form with its input, or renders the whole page. */
export async function takeOver(): Promise<void> {
  if (isMounted) return
  keepNamedLanguage()
  if (useGlobal.getState().token === null) {
    mount()
    void warmUp()
    return
  }
  // The guard checks the token, S-STATE-1 defines the name: a token counts as a session until the server says
  // otherwise.
  useGlobal.setState({ isLogin: true })
  watch()
  const page = findPage(pathInside(location.pathname))
  const kept = readKept()
  const isNew = kept.length === 0 && location.search === ''
  const profile = loadProfile()
  const code = page?.load()
  // A list needs the operator's time zone.
  const rows = Promise.all([code, profile]).then(([module]) => isNew && module?.default.prefetch?.())
  // Refusals it handles by itself.
  const session = resumeSession().catch(error => reportError(error, 'rejection'))
  useArrival.setState({ isResuming: true })
  void within(SESSION_WITHIN_MS, session).then(() => useArrival.setState({ isResuming: false }))
  const data = Promise.allSettled([session, profile, readAgain([...frameReads(), ...kept]), rows])
  // On a slow machine, to evaluate the code alone takes longer than the data may.
  await within(CODE_WITHIN_MS, code)
  await within(FIRST_SCREEN_WITHIN_MS, data)
  // The session has ended in the meantime, and `leave` has given the notice.
  if (!useGlobal.getState().isLogin) history.replaceState(null, '', MOUNT_PATH + SIGN_IN_PATH)
  mount()
  void fetchAhead()
}

/** What the document has asked for on behalf of the frame. Session and profile are read above. */
const frameReads = () =>
  (document.querySelector<HTMLElement>('[data-reads]')?.dataset.reads ?? '')
    .split(' ')
    .filter(url => url && url !== readSession.path && url !== readProfile.path)
    .map(url => ({ key: [url, {}] as const, url }))

/** Settles when all of this has, or after this time. Whoever needs a result handles its failure. */
const within = (ms: number, ...work: unknown[]): Promise<unknown> =>
  Promise.race([Promise.allSettled(work), new Promise(resolve => setTimeout(resolve, ms))])

/** The server has accepted the sign-in: begins the session and shows the wanted page, or the page that was kept. */
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

/**
 * Fetches the data of the page that is prepared behind the form before it is shown, so that it renders once, not twice.
 */
async function fetchFirst(token: string, pathname: string) {
  noteArrival({ token, pathname })
  await within(DATA_WITHIN_MS, fetchPending())
  noteArrival(null)
}

async function enterKept(reply: SignInReply) {
  if (await goOn(reply)) return greet()
  // Another operator starts in a new document. By the next task the page is unmounted, and so is its leave guard.
  keepReply(reply)
  setTimeout(() => location.replace(MOUNT_PATH + HOME_PATH))
}

const greet = () => toast.success(translate(guardMessages, 'signedIn'))

/** Prefetches, in idle moments, what is not needed yet: nothing without a connection, where each attempt would fail. */
async function fetchAhead() {
  // The page comes first.
  do await idle()
  while (useGlobal.getState().isLogin && isPageLoading())
  if (!navigator.onLine) return
  await loadReporter()
  allowPrefetching()
  // What failed is loaded when it is needed.
  await loadSignInAgain().catch(() => undefined)
}

/** Listens to what may happen to the session and the document. */
function watch() {
  if (isWatching) return
  isWatching = true
  watchErrors()
  requestStylesAgain(error => reportError(error, 'chunk'))
  healMissingCode()
  ownSelects()
  keepFocus()
  followSystem()
  followOtherTabs()
  onSessionEnd(leave)
  onSignInScreen({ signedIn: async reply => enter(reply), languageChosen: changeLanguage })
  addEventListener('pagehide', () => useGlobal.getState().isLogin && keepReads(shownReads()))
}

const isPageLoading = () => isLoading() || queryClient.isFetching() > 0

function mount() {
  if (isMounted) return
  isMounted = true
  watch()
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no #root')
  const screen = document.getElementById('login')
  if (screen && !useGlobal.getState().isLogin) {
    if (screenLanguage() !== currentLanguage()) showLanguage(screenLanguage())
    // At once: a language that is chosen between two slices of this work would rewrite texts that React has yet to find.
    flushSync(() => hydrateRoot(root, <App />))
    return
  }
  // Detaches the screen, which the app replaces. Attaching twice only returns the function that detaches.
  if (screen) attach(screen)()
  document.documentElement.lang = LANGUAGE_TAGS[currentLanguage()]
  createRoot(root).render(<App />)
}

/** The session has ended: shows why, and decides whether the operator can return to this page (S-AUTH-6, S-AUTH-7). */
function leave(ending: Ending) {
  forgetReads()
  forgetBeside()
  if (ending === 'ended') keepWantedPath(hereInside())
  else forgetWantedPath()
  if (ending !== 'signed-out') giveNotice(ending)
  void warmUp()
}

const hereInside = () => pathInside(location.pathname) + location.search + location.hash

/** Prepares the app behind the form: the code of the next page, then the shell's frame, then the page in it. */
async function warmUp() {
  useWarmth.setState({ warmth: 'cold' })
  const path = pathnameOf(wantedPath() ?? HOME_PATH)
  for (const step of [
    () =>
      findPage(path)
        ?.load()
        .catch(() => undefined),
    // Creating formats takes 70 ms on a slow machine.
    () => prepareFormats(currentLanguage(), useGlobal.getState().time_zone),
    () => useWarmth.setState({ warmth: 'frame' }),
    () => useWarmth.setState({ warmth: 'content' }),
    loadToasts,
    () => loadSockets().catch(() => undefined),
  ]) {
    await idle()
    if (useGlobal.getState().isLogin) return
    await step()
  }
}

/** Handles page code that is gone since a deployment: reloads the document if the page on the screen is missing it. */
function healMissingCode() {
  let isHealing = false
  async function heal(missing: PageEntry) {
    // A page that was only prefetched can wait until it is opened, so that unsaved input elsewhere is kept.
    const page = findPage(pathInside(location.pathname))
    if (isHealing || page !== missing || !useGlobal.getState().isLogin) return
    isHealing = true
    // If the server does not answer, no new version was deployed, and a reload would lose the document too.
    if (await isServerThere()) {
      // The code may load from another URL, if only the first request failed.
      await page.load().catch(() => undefined)
      if (!page.Component) reloadOnce()
    }
    isHealing = false
  }
  onLoadFailure(page => void heal(page))
}
