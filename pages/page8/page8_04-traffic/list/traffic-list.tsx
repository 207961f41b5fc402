import { useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { ListPage } from '#client/list/list-page.tsx'
import { SelectionBar } from '#client/list/selection/selection-bar.tsx'
import type { Selection } from '#client/list/selection/use-selection.ts'
import { useListPage } from '#client/list/use-list-page.ts'
import { linkTo } from '#client/router/links.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { NoMatch } from '#client/ui/filters/no-match.tsx'
import { Empty } from '#client/ui/states/empty.tsx'
import { NewRows } from '#client/ui/table/new-rows.tsx'
import { columns } from '#pages/page8/page8_04-traffic/columns.tsx'
import { linkToComparison, linkToReplay } from '#pages/page8/page8_04-traffic/links.ts'
import { messages } from '#pages/page8/page8_04-traffic/messages.ts'
import { isForOthers, type TrafficState, trafficSearch } from '#pages/page8/page8_04-traffic/search-params.ts'
import { TerminalHint } from '#pages/page8/page8_04-traffic/terminal/terminal-hint.tsx'
import { useTrafficView } from '#pages/page8/page8_04-traffic/use-view.ts'
import type { TrafficEntry } from '#resources/traffic/contract.ts'
import { useFilters } from './filters.ts'
import { useClearTraffic } from './use-clear-traffic.ts'
import { useNewTraffic } from './use-new-traffic.ts'

const nameOf = ({ method, path }: TrafficEntry) => `${method} ${path}`

/** `/`: all requests, newest first, with those that arrive meanwhile. */
export function TrafficList() {
  const view = useTrafficView()
  const { t, formatTime } = view
  // While the page is closed it receives no updates, so cached data is stale.
  const list = useListPage(trafficSearch, { isLive: false, isReadAnew: true, selectionSpansPages: true })
  const { isNew, waiting, showWaiting } = useNewTraffic(list)
  const clear = useClearTraffic()
  const [isHinted, setIsHinted] = useState(false)
  const latest = list.rows.find(isNew)
  return (
    <ListPage
      list={list}
      label={t('list')}
      empty={<EmptyList state={list.state} onReset={() => list.reset()} />}
      isCompact
      columns={columns}
      view={view}
      filters={useFilters(view)}
      actions={
        <>
          <Button onClick={() => setIsHinted(true)}>{t('terminal')}</Button>
          <Button onClick={clear}>{t('clear')}</Button>
        </>
      }
      selection={{
        labelOf: ({ method, path, at }) => t('selectThis', { request: `${method} ${path}`, time: formatTime(at) }),
        bar: list.selection.rows.length > 0 && <SelectedRequests selection={list.selection} />,
      }}
      menu={{
        nameOf,
        linkOf: ({ id }) => linkTo(['page8_04', id]),
        actionsOf: ({ id }) => [{ label: t('sendAgain'), to: linkToReplay(id) }],
      }}
      isNew={isNew}
      notice={
        <NewRows
          arrived={
            latest
              ? t('arrived', { request: `${latest.method} ${latest.path}`, status: latest.status || t('cut') })
              : null
          }
          waiting={waiting > 0 ? t('newRows', { count: waiting }) : null}
          onShow={showWaiting}
        />
      }
    >
      {isHinted && (
        <Dialog
          title={t('terminal')}
          isWide
          onClose={() => setIsHinted(false)}
          actions={
            <Button kind="main" onClick={() => setIsHinted(false)}>
              {t('close')}
            </Button>
          }
        >
          <TerminalHint />
        </Dialog>
      )}
    </ListPage>
  )
}

/** Two selected requests can be compared; the earlier one comes first. */
function SelectedRequests({ selection: { rows, clear } }: { selection: Selection<TrafficEntry> }) {
  const t = useMessages(messages)
  const [first, second, ...others] = rows.toSorted((a, b) => a.id - b.id)
  return (
    <SelectionBar
      label={t('selected', { count: rows.length })}
      onClear={clear}
      acts={
        first && second && others.length === 0 ? (
          <ButtonLink kind="quiet" to={linkToComparison(first.id, second.id)}>
            {t('compare')}
          </ButtonLink>
        ) : (
          t('selectTwo')
        )
      }
    />
  )
}

/** Distinguishes no requests at all, none of other programs, and no matches, because the next step differs. */
function EmptyList({ state, onReset }: { state: TrafficState; onReset: () => void }) {
  const t = useMessages(messages)
  const isFiltered = trafficSearch.activeFilters(state).length > 0
  if (!isFiltered || isForOthers(state)) {
    const title = t(isFiltered ? 'emptyOtherTitle' : 'emptyTitle')
    return <Empty title={title} actions={<TerminalHint />} />
  }
  return <NoMatch title={t('noMatchTitle')} text={t('noMatchText')} onReset={onReset} />
}
