import { useCallback, useMemo } from 'react'
import { formatsOf } from '#client/i18n/formats.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { ListPage } from '#client/list/list-page.tsx'
import { prefetchRows } from '#client/list/page-query.ts'
import { RowSteps } from '#client/list/row-steps.tsx'
import { type ListOf, useListPage } from '#client/list/use-list-page.ts'
import { useGlobal } from '#client/state/state.ts'
import { NewRows } from '#client/ui/table/new-rows.tsx'
import { exportLogins, type Login } from '#resources/login-log/contract.ts'
import { columns, type LoginView, linkToLogin } from './columns.tsx'
import { filtersOf } from './filters.ts'
import { matches, waitingFor, withArrived } from './live-rows.ts'
import { LoginPane } from './login-pane.tsx'
import { messages } from './messages.ts'
import { loginLogSearch } from './search-params.ts'
import { useArrivals } from './use-arrivals.ts'

export default function LoginLogPage() {
  const ownZone = useGlobal(global => global.time_zone)
  const { list, isAdded, waiting, latest, showWaiting } = useLiveLogins(useListPage(loginLogSearch, { isLive: false }))
  const { state, change } = list
  const handleOpen = useCallback(({ id }: Login) => change({ entry: id }), [change])
  const view = useLoginView(list.zone)
  const { t } = view
  return (
    <ListPage
      list={list}
      label={t('log')}
      t={t}
      columns={columns}
      view={view}
      filters={filtersOf(view, ownZone)}
      exports={{ endpoint: exportLogins, fileName: 'login-log.csv' }}
      isNew={isAdded}
      hasFixedColumns
      menu={{ nameOf, onOpen: handleOpen, linkOf: linkToLogin }}
      currentId={state.entry === undefined ? undefined : String(state.entry)}
      notice={
        <NewRows
          arrived={arrived(latest, t)}
          waiting={waiting.length > 0 ? t('newRows', { count: waiting.length }) : null}
          onShow={showWaiting}
        />
      }
    >
      {state.entry !== undefined && (
        <LoginPane
          loginId={state.entry}
          view={view}
          steps={<RowSteps list={list} currentId={String(state.entry)} onStep={handleOpen} />}
          onClose={() => change({ entry: undefined })}
        />
      )}
    </ListPage>
  )
}
LoginLogPage.prefetch = prefetchRows(loginLogSearch)

const nameOf = ({ user }: Login, { t }: LoginView) => user || t('unknownUser')

const arrived = (login: Login | undefined, t: LoginView['t']) =>
  login ? t('arrived', { user: login.user || t('unknownUser'), outcome: t(login.outcome) }) : null

function useLoginView(zone: string): LoginView {
  const { t, language } = useLocale(messages)
  return useMemo(() => {
    const formats = formatsOf(language, zone)
    return { t, language, formats, formatTime: time => formats.moment(time, 'listedSeconds'), zoneName: zone }
  }, [t, language, zone])
}

/** The list, with the rows that arrive while it is on the screen. */
function useLiveLogins(list: ListOf<typeof loginLogSearch>) {
  const { rows: read, count, query, pages, isPlaceholder, scroller } = list
  const isNewest = list.isFirstPage && query.sort === '-loginTime'
  const { arrivals, showWaiting } = useArrivals(isNewest && list.active.length === 0, scroller)
  const hasMore = pages.onNext !== undefined
  const live = useMemo(() => {
    const canMerge = isNewest && count !== undefined && !isPlaceholder
    const shown = canMerge ? arrivals.shown.filter(login => matches(login, query)) : []
    const rows = withArrived(read, shown, hasMore)
    const known = new Set(read.map(row => row.id))
    const added = new Set(rows.filter(row => !known.has(row.id)).map(row => row.id))
    return {
      rows,
      added,
      count: count && { ...count, value: count.value + (count.isCapped ? 0 : added.size) },
      waiting: waitingFor(arrivals, read, query),
    }
  }, [read, count, isPlaceholder, arrivals, query, isNewest, hasMore])

  function handleShowWaiting() {
    showWaiting()
    list.change({ cursor: undefined, sort: '-loginTime' })
    list.scrollToTop()
  }

  const { added, waiting, ...shown } = live
  return {
    list: { ...list, ...shown },
    isAdded: ({ id }: { id: number }) => added.has(id),
    waiting,
    latest: arrivals.shown[0],
    showWaiting: handleShowWaiting,
  }
}
