import { useState } from 'react'
import { queryClient } from '#client/api/query.ts'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { ListPage } from '#client/list/list-page.tsx'
import { SelectionBar } from '#client/list/selection/selection-bar.tsx'
import type { Selection } from '#client/list/selection/use-selection.ts'
import { useListPage } from '#client/list/use-list-page.ts'
import { linkTo } from '#client/router/links.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy/copy-text.ts'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { NoMatch } from '#client/ui/filters/no-match.tsx'
import look from '#client/ui/look.module.css'
import { Empty } from '#client/ui/states/empty.tsx'
import { TabNote } from '#client/ui/tab-note.tsx'
import { NewRows } from '#client/ui/table/new-rows.tsx'
import { columns } from '#pages/page8/page8_04-traffic/columns.tsx'
import { linkToComparison, linkToReplay } from '#pages/page8/page8_04-traffic/links.ts'
import { messages } from '#pages/page8/page8_04-traffic/messages.ts'
import { isForOthers, type TrafficState, trafficSearch } from '#pages/page8/page8_04-traffic/search-params.ts'
import { CodeBlock } from '#pages/page8/page8_04-traffic/terminal/code-block.tsx'
import { firstCurl } from '#pages/page8/page8_04-traffic/terminal/curl-of.ts'
import { useTrafficView } from '#pages/page8/page8_04-traffic/use-view.ts'
import { clearTraffic, readTraffic, type TrafficEntry } from '#resources/traffic/contract.ts'
import { useFilters } from './filters.ts'
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
      hasFixedColumns
      columns={columns}
      view={view}
      filters={useFilters(view)}
      actions={
        <>
          <Button label={t('terminal')} onClick={() => setIsHinted(true)} />
          <Button label={t('clear')} onClick={clear} />
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
          actions={<Button kind="main" label={t('close')} onClick={() => setIsHinted(false)} />}
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
          <ButtonLink kind="quiet" label={t('compare')} to={linkToComparison(first.id, second.id)} />
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

/** Deletes all requests, after a confirmation, because 5,000 of them can't be restored. */
function useClearTraffic() {
  const t = useMessages(messages)
  const { run } = useAction(clearTraffic, {
    cause: 'traffic',
    onDone: () => queryClient.removeQueries({ queryKey: [readTraffic.path] }),
    done: () => t('cleared'),
  })
  return async () => {
    const isConfirmed = await confirm({
      title: t('clearTitle'),
      text: t('clearText'),
      confirmLabel: t('clear'),
      isDangerous: true,
    })
    if (isConfirmed) await run({})
  }
}

/** How to get another program's request into the list. The token is never shown, and copied only on request. */
function TerminalHint() {
  const t = useMessages(messages)
  const command = firstCurl(location.origin)
  const handleToken = () => void copyText(`export STRIVE_TOKEN='${useGlobal.getState().token ?? ''}'`, t('tokenCopied'))
  return (
    <div className={`${look.stack} ${look.shrink} ${look.startText}`} style={{ maxWidth: 640 }} data-gap="12">
      <p className={look.dim}>{t('terminalText')}</p>
      <TabNote of="program" />
      <CodeBlock label={t('command')} text={command} />
      <div className={`${look.flex} ${look.wrapping}`} data-gap="8">
        <Button label={t('copyCommand')} onClick={() => void copyText(command)} />
        <Button label={t('copyToken')} onClick={handleToken} />
      </div>
    </div>
  )
}
