import { useMemo, useRef, useState } from 'react'
import { isRefused } from '#client/api/connect.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { ListTable } from '#client/list/list-table.tsx'
import { prefetchRows } from '#client/list/page-query.ts'
import { useListPage } from '#client/list/use-list-page.ts'
import { linkTo } from '#client/router/links.ts'
import { mayLeave } from '#client/shell/leave-guard.tsx'
import { useGlobal } from '#client/state/state.ts'
import { useLatest } from '#client/state/use-latest.ts'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import { ChoicesField } from '#client/ui/choices/choices.tsx'
import look from '#client/ui/look.module.css'
import {
  type DeliveryRoute,
  deleteDeliveryRoute,
  type PlacedRoute,
  restoreDeliveryRoute,
} from '#resources/delivery-routes/contract.ts'
import { columns, type RouteView } from './columns.tsx'
import { messages } from './messages.ts'
import { PROTECTIONS } from './race/latest.ts'
import { Timeline } from './race/timeline.tsx'
import { type Race, SLOW_MS, useRace } from './race/use-race.ts'
import { RouteCard } from './route/route-card.tsx'
import { routesSearch } from './search-params.ts'

const DELIVERED_ROUTES = 12
const nameOf = ({ name }: PlacedRoute) => name

export default function LinkedFieldsPage() {
  const { t, language } = useLocale(messages)
  const canWrite = useGlobal(global => global.permissions.includes('delivery-routes:write'))
  const race = useRace()
  const list = useListPage(routesSearch)
  const { state, change } = list
  const remove = useDeleting()
  const formRoom = useRef<HTMLDivElement>(null)
  /** Counts new routes, because each needs a fresh form. */
  const [begun, setBegun] = useState(0)

  /** Opens another route, or a new one (undefined). Asks before unsaved changes are lost. */
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

  async function handleDelete(route: PlacedRoute) {
    const isDeleted = await remove(route)
    if (isDeleted && latest.current === route.id) show(undefined)
  }
  const latest = useLatest(state.route)
  const view = useMemo<RouteView>(() => ({ t, language }), [t, language])

  return (
    <>
      <div className={look.columns} data-below="16">
        <div ref={formRoom} tabIndex={-1}>
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
      <ListTable
        list={list}
        label={t('routes')}
        t={t}
        columns={columns}
        view={view}
        filters={[{ kind: 'text', name: 'search', label: t('search'), placeholder: t('searchPlaceholder') }]}
        menu={{
          nameOf,
          onOpen: ({ id }) => void open(id),
          linkOf: ({ id }) => linkTo('page4_04', { route: id }),
          ...(canWrite && {
            actionsOf: (route: PlacedRoute) => [
              { label: t('delete'), isDanger: true, act: () => void handleDelete(route) },
            ],
          }),
        }}
        currentId={state.route === undefined ? undefined : String(state.route)}
        expectedRows={DELIVERED_ROUTES}
      />
    </>
  )
}
LinkedFieldsPage.prefetch = prefetchRows(routesSearch)

/** Deletes a route at once, with Undo in the toast. Returns whether it was deleted. */
function useDeleting(): (route: DeliveryRoute) => Promise<boolean> {
  const { t } = useLocale(messages)
  const restoring = useAction(restoreDeliveryRoute, { cause: 'deleted' })
  const deleting = useAction(deleteDeliveryRoute, { cause: 'deleted' })

  const restore = ({ id, name }: DeliveryRoute) =>
    restoring.run(
      { params: { routeId: id } },
      {
        done: () => t('restored', { name }),
        failed: (reason, error) => (isRefused(restoreDeliveryRoute, 422, error) ? t('notRestored', { name }) : reason),
      },
    )

  return async route => {
    const { id, name } = route
    const deleted = await deleting.run(
      { params: { routeId: id }, headers: atVersion(route) },
      {
        done: () => t('deleted', { name }),
        undo: () => () => restore(route),
        failed: (reason, error) =>
          isRefused(deleteDeliveryRoute, 412, error) ? t('changedMeanwhile', { name }) : reason,
      },
    )
    return deleted !== null
  }
}

/** The experiment: responses out of order, the protection against it, and the result. */
function RaceCard({ race }: { race: Race }) {
  const { t } = useLocale(messages)
  const { protection } = race
  return (
    <Card title={t('race')}>
      <p className={look.intro}>{t('raceText')}</p>
      <div className={look.stack}>
        <Checkbox label={t('slow', { seconds: SLOW_MS / 1000 })} isChecked={race.isSlow} onChange={race.slowDown} />
        <ChoicesField
          label={t('protection')}
          value={protection}
          choices={PROTECTIONS.map(value => ({ value, label: t(`protect_${value}`) }))}
          onChange={race.protect}
        >
          <p
            className={protection === 'none' ? `${look.toned} ${look.rounded}` : look.dim}
            data-tone="bad"
            data-pad={protection === 'none' ? '8 12' : undefined}
            role="status"
          >
            {t(`says_${protection}`)}
          </p>
        </ChoicesField>
        <Timeline requests={race.requests} onEmpty={race.empty} />
      </div>
    </Card>
  )
}
