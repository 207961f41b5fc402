import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { NewRows } from '#client/ui/table/new-rows.tsx'
import { Pager } from '#client/ui/table/pager.tsx'
import { DataTable } from '#client/ui/table/table.tsx'
import type { TrafficEntry } from '#resources/traffic/contract.ts'
import { columns, type ListView } from './columns.tsx'
import { EmptyList } from './empty-list.tsx'
import { Filters } from './filters.tsx'
import { NO_FILTER } from './list-state.ts'
import { PickBar } from './pick-bar.tsx'
import { TerminalHint } from './terminal/terminal-hint.tsx'
import { useClearTraffic } from './use-clear-traffic.ts'
import { usePicked } from './use-picked.ts'
import { useTrafficList } from './use-traffic-list.ts'
import { useTrafficView } from './use-view.ts'

const rowId = (entry: TrafficEntry) => String(entry.id)

/** `/`: all requests, the newest first, with those that come in meanwhile. */
export function TrafficList() {
  const view = useTrafficView()
  const { t } = view
  const list = useTrafficList()
  const { state } = list
  const { picked, pick, unpickAll } = usePicked(list.rows)
  const clear = useClearTraffic()
  const [isHinted, setIsHinted] = useState(false)
  const listView = useMemo<ListView>(
    () => ({ ...view, picked: picked.map(({ id }) => id), onPick: pick }),
    [view, picked, pick],
  )
  const handleReset = () => list.change(NO_FILTER)
  const latest = list.rows.find(list.isNew)
  return (
    <>
      <PageHead
        actions={
          <>
            <Button variant="default" onClick={() => setIsHinted(true)}>
              {t('terminal')}
            </Button>
            <Button variant="default" onClick={clear}>
              {t('clear')}
            </Button>
          </>
        }
      />
      <DataTable
        label={t('list')}
        isCompact
        columns={columns}
        view={listView}
        rows={list.rows}
        rowId={rowId}
        state={list.tableState}
        isNew={list.isNew}
        scroller={list.scroller}
        toolbar={<Filters state={state} onChange={list.change} onReset={handleReset} />}
        notice={
          <NewRows
            arrived={
              latest
                ? t('arrived', { request: `${latest.method} ${latest.path}`, status: latest.status || t('cut') })
                : null
            }
            waiting={list.waiting > 0 ? t('newRows', { count: list.waiting }) : null}
            onShow={list.showWaiting}
          />
        }
        empty={<EmptyList state={state} onReset={handleReset} />}
        footer={
          <Pager
            shown={list.rows.length}
            before={list.pages.pagesBefore === null ? null : list.pages.pagesBefore * state.limit}
            count={list.count}
            limit={state.limit}
            onLimitChange={limit => list.change({ limit })}
            {...list.pages}
          />
        }
      />
      <PickBar picked={picked} onClear={unpickAll} />
      {isHinted && (
        <Dialog
          title={t('terminal')}
          isWide
          onClose={() => setIsHinted(false)}
          actions={<Button onClick={() => setIsHinted(false)}>{t('close')}</Button>}
        >
          <TerminalHint />
        </Dialog>
      )}
    </>
  )
}
