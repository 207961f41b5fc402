import { memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import type { PageEntry } from '#client/router/router.ts'
import { useGlobal, useProfile } from '#client/state/state.ts'
import { PAGE_HEADING_ID, PageHead } from '#client/ui/page-head.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { CurrentPage } from './current-page.ts'
import { shellMessages } from './messages.ts'
import { PageBoundary } from './page-boundary.tsx'
import { useSubpage } from './subpage.ts'

type Props = { page: PageEntry; isActive: boolean }

/** The page of the route. It is drawn again only when the route names another one. */
export const Content = memo(function Content({ page, isActive }: Props) {
  const [announcement, setAnnouncement] = useState('')
  // The page that the document opened with; who goes on before it stands, arrives at another.
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
      <PageBoundary key={page.id} onRetry={page.renew}>
        {attempt => (
          <Suspense key={attempt} fallback={<p role="status">Loading...</p>}>
            <Allowed page={page}>
              <PageOf page={page} />
            </Allowed>
            {isActive && <Arrival page={page} isFirst={isFirst} onArrive={handleArrival} />}
          </Suspense>
        )}
      </PageBoundary>
    </CurrentPage>
  )
})

/** Which of the two it is, is settled at the first draw: a change would begin the page anew. */
const PageOf = memo(function PageOf({ page }: { page: PageEntry }) {
  const [Page] = useState(() => page.Component ?? page.Lazy)
  return <Page />
})

/** Before the server has said what the session may do, the page is drawn: the server refuses what it must. */
function Allowed({ page, children }: { page: PageEntry; children: ReactNode }) {
  const t = useMessages(shellMessages)
  const isKnown = useProfile(profile => profile.login)
  const permissions = useGlobal(global => global.permissions)
  const { needs } = page.meta
  if (!isKnown || !needs || permissions.includes(needs)) return children
  return (
    <>
      <PageHead />
      <Notice tone="locked" level={2} title={t('noPermissionTitle')}>
        {t('noPermissionText', { permission: needs })}
      </Notice>
    </>
  )
}

type ArrivalProps = { page: PageEntry; isFirst: boolean; onArrive: (announcement: string) => void }

/**
 * Runs when the page stands, or another place within it: names it in the title bar, and takes focus and scroll to its
 * beginning. An address that takes the place of another (what was new is saved) is no other place.
 */
function Arrival({ page, isFirst, onArrive }: ArrivalProps) {
  const t = useMessages(shellMessages)
  const language = useLanguage()
  const type = useNavigationType()
  const { pathname } = useLocation()
  const subpage = useSubpage(state => state.title)
  const title = subpage ? `${subpage} › ${page.meta.title[language]}` : page.meta.title[language]
  const hasArrived = useRef(false)

  useEffect(() => {
    document.title = `${title} › ${t('product')}`
  }, [title, t])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival, in the language of that moment.
  useEffect(() => {
    const isSamePage = hasArrived.current && (type === 'REPLACE' || page.meta.keepsFocus)
    hasArrived.current = true
    if (isSamePage) return
    // The heading has said where this is by now; this draw has not heard it yet.
    onArrive(t('arrived', { title: useSubpage.getState().title ?? page.meta.title[language] }))
    if (isFirst) return
    // Back and Forward give the place on the page back; the browser does that.
    if (type !== 'POP') scrollTo(0, 0)
    // A place whose heading is still on its way: reading begins at the content's beginning.
    const start = document.getElementById(PAGE_HEADING_ID) ?? document.getElementById('content')
    start?.focus({ preventScroll: true })
  }, [pathname])

  return null
}
