import { memo, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { CurrentPage } from '#client/router/current-page.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { loadLater, type PageEntry } from '#client/router/router.ts'
import { useSubpage } from '#client/router/subpage.ts'
import { useArrival } from '#client/session/session.ts'
import { useGlobal, useProfile } from '#client/state/state.ts'
import { noteStep } from '#client/state/steps.ts'
import { PAGE_HEADING_ID } from '#client/ui/page-head.tsx'
import { pageScroller } from '#client/ui/scroll/page-scroller.ts'
import { InContent, usePlaceholder } from '#client/ui/states/loading.ts'
import { Notice } from '#client/ui/states/notice.tsx'
import { useKeptScroll } from './kept-scroll.ts'
import { shellMessages } from './messages.ts'
import { PageBoundary } from './page-boundary.tsx'

type Props = { page: PageEntry; isActive: boolean }

/** The page of the route. Renders again only when the route names another page. */
export const Content = memo(function Content({ page, isActive }: Props) {
  const [announcement, setAnnouncement] = useState('')
  // The page that the document was opened with. It counts as opened only until the operator goes to another one.
  const [opened, setOpened] = useState(isActive ? page.id : null)
  const isFirst = opened === page.id
  const handleArrival = (title: string) => {
    setOpened(null)
    if (!isFirst) setAnnouncement(title)
  }
  return (
    <CurrentPage value={page}>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <InContent value={true}>
        <PageBoundary key={page.id} onRetry={page.renew}>
          {attempt => (
            <Suspense key={attempt} fallback={<Loading />}>
              <Allowed page={page}>
                <PageOf page={page} />
              </Allowed>
              {isActive && <Arrival page={page} isFirst={isFirst} onArrive={handleArrival} />}
            </Suspense>
          )}
        </PageBoundary>
      </InContent>
    </CurrentPage>
  )
})

/** While the code of a page loads (S-ROUTE-5). */
function Loading() {
  usePlaceholder()
  return <p role="status">Loading...</p>
}

/** Whether to use the lazy component is decided at the first render: a change would remount the page. */
const PageOf = memo(function PageOf({ page }: { page: PageEntry }) {
  const [Page] = useState(() => page.Component ?? page.Lazy)
  return <Page />
})

/** If the permissions don't arrive in time, the page is shown: the server refuses what is not allowed. */
function Allowed({ page, children }: { page: PageEntry; children: ReactNode }) {
  const t = useMessages(shellMessages)
  const isKnown = useProfile(profile => profile.login)
  const permissions = useGlobal(global => global.permissions)
  const isResuming = useArrival(arrival => arrival.isResuming)
  const { needs } = page.meta
  // From now on, the title in the header is a heading.
  useLayoutEffect(() => {
    useSubpage.setState({ isShown: !isResuming })
    return () => useSubpage.setState({ isShown: false })
  }, [isResuming])
  if (isResuming) return <Loading />
  if (!isKnown || !needs || permissions.includes(needs)) return children
  return (
    <Notice
      tone="locked"
      level={2}
      title={t('noPermissionTitle')}
      actions={
        permissions.includes('roles:read') && <LinkIfHere to={linkIfHere('page3_03')}>{t('openRoles')}</LinkIfHere>
      }
    >
      {t('noPermissionText', { permission: needs })}
    </Notice>
  )
}

type ArrivalProps = { page: PageEntry; isFirst: boolean; onArrive: (announcement: string) => void }

/**
 * Runs when a page, or another route within it, is shown: sets the window title, focuses the heading and scrolls to the
 * top. Replacing the URL (after saving a new record) does not count.
 */
function Arrival({ page, isFirst, onArrive }: ArrivalProps) {
  const t = useMessages(shellMessages)
  const language = useLanguage()
  const type = useNavigationType()
  const { pathname } = useLocation()
  const subpage = useSubpage(state => state.title)
  const title = subpage ? `${subpage} › ${page.meta.title[language]}` : page.meta.title[language]
  const hasArrived = useRef(false)
  useKeptScroll(type)

  useEffect(() => {
    document.title = `${title} › ${t('product')}`
  }, [title, t])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per arrival, in the language of that moment.
  useEffect(() => {
    const isSamePage = hasArrived.current && (type === 'REPLACE' || page.meta.keepsFocus)
    hasArrived.current = true
    noteStep({ type: 'navigation', page: page.id })
    void loadLater(page)
    if (isSamePage) return
    // The heading has set the title by now, but this render does not have it yet.
    onArrive(t('arrived', { title: useSubpage.getState().title ?? page.meta.title[language] }))
    if (isFirst) return
    // On Back and Forward, it is restored.
    if (type !== 'POP') pageScroller()?.scrollTo(0, 0)
    // If the heading has not loaded yet, reading starts at the top of the content.
    const start = document.getElementById(PAGE_HEADING_ID) ?? document.getElementById('content')
    start?.focus({ preventScroll: true })
  }, [pathname])

  return null
}
