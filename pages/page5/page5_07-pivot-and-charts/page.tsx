import { useDeferredValue } from 'react'
import { api } from '#client/api/api.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { FilterChips } from '#client/list/filters/filter-chips.tsx'
import { FilterFields } from '#client/list/filters/filter-fields.tsx'
import { ListViews } from '#client/list/list-views.tsx'
import { useListPage } from '#client/list/use-list-page.ts'
import { useSettled } from '#client/state/use-settled.ts'
import { Card } from '#client/ui/card.tsx'
import { ExportButton } from '#client/ui/export/export-button.tsx'
import { NoMatch } from '#client/ui/filters/no-match.tsx'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { exportSales, type Pivot } from '#resources/sales/contract.ts'
import { DIMENSION_NAMES, MEASURE_NAMES } from '#resources/sales/rules.ts'
import { AxisChart } from './axis-chart.tsx'
import { CountedOrders } from './counted-orders.tsx'
import { filtersOf } from './filters-of.ts'
import { MainChart } from './main-chart.tsx'
import { messages } from './messages.ts'
import { PivotTable } from './pivot/pivot-table.tsx'
import { type SalesList, usePivot, useView } from './pivot/use-pivot.ts'
import { FILTERS, type SalesState, salesSearch } from './search-params.ts'
import { Settings } from './settings.tsx'

export default function PivotAndChartsPage() {
  const { t, language } = useLocale(messages)
  const list = useListPage(salesSearch)
  const query = usePivot(list)
  const { state, change } = list
  const axes = {
    rows: useSettled(state.rows, !query.isPlaceholderData),
    columns: useSettled(state.columns, !query.isPlaceholderData),
  }
  const filters = filtersOf(t, language)
  const active = FILTERS.filter(name => list.active.includes(name))
  const { row, column, sort, ...grouped } = list.query
  return (
    <>
      <PageHead
        actions={
          <>
            <ListViews list={list} />
            <ExportButton
              fileName="sales.csv"
              send={signal =>
                api.send(exportSales, { query: { ...grouped, measure: state.measure, language } }, { signal })
              }
            />
          </>
        }
      >
        <FilterFields
          {...{ filters, state, active }}
          resets={list.resets}
          onChange={change}
          onRemove={name => list.reset([name])}
          onReset={() => list.reset(FILTERS)}
        />
      </PageHead>
      <div className={look.stack}>
        <FilterChips
          {...{ filters, state, active }}
          onRemove={name => list.reset([name])}
          onReset={() => list.reset(FILTERS)}
        />
        <Settings state={state} onChange={change} />
        <Loaded query={query} height={640}>
          {pivot => <Shown {...{ pivot, axes, list }} />}
        </Loaded>
      </div>
    </>
  )
}

/** `axes`: what the pivot was grouped by. While the next one loads, the settings are ahead of it. */
type ShownProps = { pivot: Pivot; axes: Pick<SalesState, 'rows' | 'columns'>; list: SalesList }

function Shown({ pivot, axes, list }: ShownProps) {
  const { t, language } = useLocale(messages)
  const state = { ...list.state, ...axes }
  const view = useView(pivot, state)
  const isSelecting = (state.row ?? state.column) !== undefined
  // What is below the fold renders a moment later.
  const isWhole = useDeferredValue(true, false)
  const names = {
    measure: MEASURE_NAMES[state.measure][language],
    rows: DIMENSION_NAMES[state.rows][language],
    columns: DIMENSION_NAMES[state.columns][language],
  }
  if (pivot.total.orders === 0)
    return <NoMatch title={t('noMatchTitle')} text={t('noMatchText')} onReset={() => list.reset(FILTERS)} />
  return (
    <>
      <div
        className={isSelecting ? `${look.tracks} ${look.oneColumnLarge} ${look.top}` : undefined}
        style={{ '--columns': 'minmax(0, 1fr) minmax(0, 420px)' }}
        data-gap="16"
      >
        <Card title={t('byBoth', names)}>
          {state.chart !== 'heat' && <MainChart view={view} label={t('byBoth', names)} rowsLabel={names.rows} />}
          <PivotTable view={view} label={t('tableOf', names)} />
        </Card>
        {isSelecting && (
          <div className={`${look.shrink} ${look.stays}`}>
            <CountedOrders list={list} pivot={view} />
          </div>
        )}
      </div>
      {isWhole && (
        <div className={look.columns}>
          {(['row', 'column'] as const).map(axis => (
            <AxisChart key={axis} axis={axis} view={view} />
          ))}
        </div>
      )}
      {isWhole && !isSelecting && <CountedOrders list={list} pivot={view} />}
    </>
  )
}
