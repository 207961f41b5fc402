import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, memo, Suspense, useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router'
import { create } from 'zustand'
import './app.css'
import { useInterruption } from '#client/api/interruption.ts'
import { queryClient } from '#client/api/query.ts'
import { translate, useLanguage } from '#client/i18n/i18n.ts'
import { importAgain } from '#client/loading/import-again.ts'
import { MOUNT_PATH } from '#client/loading/mount.ts'
import { Login } from '#client/login/login.tsx'
import { giveNotice } from '#client/login/notice.ts'
import { forgetWantedPath, keepWantedPath, pathnameOf, wantedPath } from '#client/login/wanted-path.ts'
import { findPage, HOME_PATH } from '#client/router/router.ts'
import { guard } from '#client/session/guard.ts'
import { guardMessages } from '#client/session/guard-messages.ts'
import { leaveKeptPage } from '#client/session/session.ts'
import { Shell } from '#client/shell/shell.tsx'
import { useGlobal } from '#client/state/state.ts'
import { toast } from '#client/toast/toast.ts'
import type { Language } from '#shared/messages.ts'

/**
 * How much of the shell is rendered, hidden behind the form, before the sign-in. Mounting it after the click would take
 * 300 ms.
 */
type Warmth = 'cold' | 'frame' | 'content'
export const useWarmth = create<{ warmth: Warmth }>(() => ({ warmth: 'cold' }))

/** Prefetched in an idle moment (main.tsx), because few sessions end during work. */
export const loadSignInAgain = importAgain(() => import('#client/login/sign-in-again.tsx'))
const SignInAgain = lazy(loadSignInAgain)

/** The sign-in over the page. Remembers the focused element before the page becomes inert. */
function Interruption(props: { language: Language; account: string }) {
  const [focused] = useState(() => document.activeElement)
  return (
    <Suspense>
      <SignInAgain {...props} focused={focused} onLeave={leaveKeptPage} />
    </Suspense>
  )
}

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      {/* Without transitions, a page whose code has not loaded yet shows its `Loading...` at once (S-ROUTE-5). */}
      <BrowserRouter basename={MOUNT_PATH} useTransitions={false}>
        <Screens />
      </BrowserRouter>
    </QueryClientProvider>
  )
}

function Screens() {
  const isLogin = useGlobal(state => state.isLogin)
  const account = useGlobal(state => state.user)
  const isInterrupted = useInterruption(state => state.isInterrupted)
  // Deferred, so that React renders the shell in slices and typing stays responsive.
  const warmth = useDeferredValue(useWarmth(state => state.warmth))
  const language = useLanguage()
  const shownPath = useGuardedPath(isLogin)
  return (
    <>
      {!isLogin && <Login language={language} />}
      {isInterrupted && <Interruption language={language} account={account} />}
      {(isLogin || warmth !== 'cold') && (
        <div
          className={isInterrupted ? 'kept' : isLogin ? undefined : 'behind-sign-in'}
          inert={!isLogin || isInterrupted}
        >
          <MemoizedShell pathname={shownPath} isActive={isLogin} isContentWarm={isLogin || warmth === 'content'} />
        </div>
      )}
    </>
  )
}

/** Renders again for another page, but not for every change of the URL: a page reads its own search parameters. */
const MemoizedShell = memo(Shell)

/**
 * Redirects the visitor as S-ROUTE-7 says. Returns the path of the page that the shell shows or, before the sign-in,
 * will show.
 */
function useGuardedPath(isLogin: boolean): string {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const wasLogin = useRef(isLogin)
  const move = guard({
    pathname,
    isLogin,
    wasLogin: wasLogin.current,
    wanted: wantedPath(),
    isKnownPage: path => findPage(path) !== null,
  })
  const to = move?.to
  const warning = move?.warning

  useLayoutEffect(() => {
    // The focused element is gone with the shell. (After hydration the form already exists, and keeps its focus.)
    if (wasLogin.current && !isLogin) document.getElementById('account')?.focus()
    wasLogin.current = isLogin
    if (isLogin) forgetWantedPath()
    if (!to) return
    if (warning === 'notSignedIn') {
      keepWantedPath(pathname + search + hash)
      giveNotice('notSignedIn')
    }
    if (warning === 'alreadySignedIn') toast.warning(translate(guardMessages, 'alreadySignedIn'))
    void navigate(to, { replace: true })
  }, [isLogin, to, warning, pathname, search, hash, navigate])

  if (isLogin) return pathnameOf(to ?? pathname)
  return pathnameOf(wantedPath() ?? HOME_PATH)
}
