import { IsRestoringProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { openLive } from '#client/live/live.ts'
import { importAgain } from '#client/loading/import-again.ts'
import { findPage, pages } from '#client/router/router.ts'
import { useSubpage } from '#client/router/subpage.ts'
import { loadProfile } from '#client/session/profile.ts'
import { useGlobal } from '#client/state/state.ts'
import { ConfirmHost } from '#client/ui/dialog/confirm.tsx'
import { PANE_ID, placePanes } from '#client/ui/dialog/pane-host.ts'
import { MESSAGES_ID } from '#client/ui/dialog/toast-host.ts'
import look from '#client/ui/look.module.css'
import { SHEET_ID } from '#client/ui/scroll/page-scroller.ts'
import { useIsLoading } from '#client/ui/states/loading.ts'
import { itemAt } from '#shared/objects.ts'
import { BackToTop } from './back-to-top.tsx'
import { Banners } from './banners/banners.tsx'
import { useBeside } from './beside.ts'
import { Content } from './content.tsx'
import { AccountMenu } from './header/account-menu.tsx'
import { Header } from './header/header.tsx'
import { GuardedNavigation } from './leave-guard.tsx'
import { SandboxMenu } from './menu/sandbox-menu.tsx'
import menuStyles from './menu/side-menu.module.css'
import { SideMenu } from './menu/side-menu.tsx'
import { useMenu } from './menu/use-menu.ts'
import { shellMessages } from './messages.ts'
import { PaletteHost } from './palette-host.tsx'
import styles from './shell.module.css'
import { BesideSlot } from './slots.tsx'
import { useSignOut } from './use-sign-out.ts'

type ShellProps = {
  pathname: string
  /** False while the frame is rendered, inert, behind the sign-in form. Then no request is sent. */
  isActive: boolean
  /** False leaves the content area empty. */
  isContentWarm: boolean
}

const importToasts = importAgain<{ default: ComponentType }>(() => import('./toasts.tsx'))
/** Loaded before the sign-in (main.tsx), which does not wait for it. If it fails, the console works without toasts. */
export const loadToasts = (): Promise<{ default: ComponentType }> =>
  importToasts().catch(() => ({ default: () => null }))
const Toasts = lazy(loadToasts)

const home = itemAt(pages, 0) // page1 always exists: the tests check the route table.
const CREDIT_YEAR = 2023
/** The same elements each time, so that the menu need not render again. */
const SANDBOX = <SandboxMenu />
const ACCOUNT_AND_SANDBOX = (
  <>
    <AccountMenu className={menuStyles.item} />
    <SandboxMenu />
  </>
)

/** The frame of the signed-in console: menu, header, page, footer. */
export function Shell({ pathname, isActive, isContentWarm }: ShellProps) {
  const t = useMessages(shellMessages)
  const { mode, isOpen, setIsOpen } = useMenu()
  const { isSigningOut, signOut } = useSignOut()
  const token = useGlobal(global => global.token)
  // An unknown path is about to be redirected to page1 (guard.ts).
  const page = findPage(pathname) ?? home
  const isAsking = isActive && !isSigningOut
  const isDrawerOpen = mode === 'drawer' && isOpen
  const isCovered = useBeside(beside => beside.isOpen) && mode === 'drawer'

  useEffect(() => {
    if (!isAsking || !token) return
    void loadProfile()
    return openLive()
  }, [isAsking, token])

  return (
    <IsRestoringProvider value={!isAsking}>
      <GuardedNavigation>
        {/* While signing out, no new action may start, because the ended session would be refused. */}
        <div className={styles.shell} inert={isSigningOut}>
          {/* biome-ignore lint/a11y/useValidAnchor: it jumps within the page, without changing the URL. */}
          <a className={styles.skip} href="#content" onClick={skipToContent}>
            {t('skip')}
          </a>
          <SideMenu
            pathname={pathname}
            mode={mode}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            foot={isActive && (mode === 'drawer' ? ACCOUNT_AND_SANDBOX : SANDBOX)}
          />
          <div className={`${look.column} ${styles.main}`} inert={isDrawerOpen || isCovered}>
            <div id={SHEET_ID} className={styles.sheet}>
              <Header page={page} hasAccount={mode !== 'drawer'} isSigningOut={isSigningOut} onSignOut={signOut} />
              <main id="content" className={styles.content} tabIndex={-1}>
                {isContentWarm && <Content page={page} isActive={isActive} />}
              </main>
              {/* Each page has its own footer, or the previous page's footer would visibly jump. */}
              <Footer key={page.id} />
              <BackToTop />
              <div id={PANE_ID} className={styles.pane} ref={placePanes} />
            </div>
            <div id={MESSAGES_ID} />
            {isActive && <Banners />}
          </div>
          {isActive && <BesideSlot page={page} />}
        </div>
        {isActive && <PaletteHost signOut={signOut} />}
        <ConfirmHost />
      </GuardedNavigation>
      {isActive && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </IsRestoringProvider>
  )
}

/** Hidden until the page is shown and its content has loaded. */
function Footer() {
  const t = useMessages(shellMessages)
  const isShown = useSubpage(head => head.isShown)
  const isLoading = useIsLoading()
  return (
    <footer
      className={`${look.dim} ${look.small} ${look.centerText} ${styles.footer}`}
      data-waiting={isLoading || !isShown || undefined}
    >
      {t('credit')} © {CREDIT_YEAR}
    </footer>
  )
}

/** Not the link's default action, which would put `#content` into the URL and the history. */
function skipToContent(event: { preventDefault: () => void }) {
  event.preventDefault()
  document.getElementById('content')?.focus()
}
