import { useMemo, useRef, useState } from 'react'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { mayLeave } from '#client/shell/leave-guard.tsx'
import { useGlobal } from '#client/state/state.ts'
import { useLatest } from '#client/state/use-latest.ts'
import { EmptyList } from '#client/ui/filters/empty-list.tsx'
import { FilterBar } from '#client/ui/filters/filter-bar.tsx'
import { TextFilter } from '#client/ui/filters/text-filter.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { Pager } from '#client/ui/table/pager.tsx'
import { DataTable } from '#client/ui/table/table.tsx'
import type { PlacedRoute } from '#resources/delivery-routes/contract.ts'
import { columns, type RouteView } from './columns.tsx'
import type { RouteListState } from './list-state.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { RaceCard } from './race-card.tsx'
import { RouteCard } from './route-card.tsx'
import { useDeleting } from './use-deleting.ts'
import { useRace } from './use-race.ts'
import { useRouteList } from './use-route-list.ts'

const rowId = ({ id }: PlacedRoute) => String(id)
const DELIVERED_ROUTES = 12

export default function LinkedFieldsPage() {
  const t = useMessages(messages)
  const language = useLanguage()
  const canWrite = useGlobal(global => global.permissions.includes('delivery-routes:write'))
  const race = useRace()
  const { state, change, changeList, rows, ...list } = useRouteList()
  const remove = useDeleting()
  const formRoom = useRef<HTMLDivElement>(null)
  /** Counts the new routes that were begun: each has a form of its own. */
  const [begun, setBegun] = useState(0)
  const isFiltered = state.search !== undefined

  /** Another route in the form, or a new one (undefined); what is unsaved is asked about first. */
  async function open(route: number | undefined) {
    if (!(await mayLeave())) return
    show(route)
    formRoom.current?.scrollIntoView({ block: 'nearest' })
    formRoom.current?.focus()
  }
  function show(route: number | undefined) {
    change({ route, site: undefined }, { replace: true })
    if (route === undefined) setBegun(count => count + 1)
  }

  const acts = useLatest({ open, remove, show, shown: state.route })
  const view = useMemo<RouteView>(
    () => ({
      t,
      language,
      canWrite,
      onEdit: ({ id }) => void acts.current.open(id),
      onDelete: route =>
        void acts.current.remove(route).then(isDeleted => {
          if (isDeleted && acts.current.shown === route.id) acts.current.show(undefined)
        }),
    }),
    [t, language, canWrite],
  )

  return (
    <>
      <PageHead />
      <div className={styles.page}>
        <div ref={formRoom} tabIndex={-1} className={styles.formRoom}>
          <RouteCard
            key={state.route ?? `new ${begun}`}
            routeId={state.route}
            siteId={state.site}
            race={race}
            canWrite={canWrite}
            isNext={begun > 0}
            onSite={site => state.route === undefined && change({ site: site || undefined }, { replace: true })}
            onSaved={() => state.route === undefined && show(undefined)}
            onOpen={id => void open(id)}
            onClose={() => void open(undefined)}
          />
        </div>
        <RaceCard race={race} />
      </div>
      <DataTable
        label={t('routes')}
        columns={columns}
        view={view}
        rows={rows}
        rowId={rowId}
        state={list.tableState}
        sort={state.sort}
        // The heads name columns that sort, and no others.
        onSortChange={sort => changeList({ sort: sort as RouteListState['sort'] })}
        isNew={({ id }) => list.written.has(id)}
        currentId={state.route === undefined ? undefined : String(state.route)}
        expectedRows={DELIVERED_ROUTES}
        toolbar={
          <FilterBar active={isFiltered ? 1 : 0} onReset={() => changeList({ search: undefined })}>
            <TextFilter
              label={t('search')}
              placeholder={t('searchPlaceholder')}
              value={state.search}
              onChange={(search, options) => changeList({ search }, options)}
            />
          </FilterBar>
        }
        empty={<EmptyList isFiltered={isFiltered} t={t} onReset={() => changeList({ search: undefined })} />}
        footer={
          <Pager
            shown={rows.length}
            before={list.pages.pagesBefore === null ? null : list.pages.pagesBefore * state.limit}
            count={list.count}
            limit={state.limit}
            onLimitChange={limit => changeList({ limit })}
            {...list.pages}
          />
        }
      />
    </>
  )
}
