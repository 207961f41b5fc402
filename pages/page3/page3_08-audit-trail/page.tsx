import { useCallback, useMemo } from 'react'
import { api } from '#client/api/api.ts'
import { ExportButton } from '#client/ui/export/export-button.tsx'
import { EmptyList } from '#client/ui/filters/empty-list.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { shownColumns } from '#client/ui/table/column.ts'
import { NewRows } from '#client/ui/table/new-rows.tsx'
import { Pager } from '#client/ui/table/pager.tsx'
import { DataTable } from '#client/ui/table/table.tsx'
import { type AuditColumn, type AuditRecord, exportAudit } from '#resources/audit/contract.ts'
import { columns } from './columns.tsx'
import { Filters } from './filters.tsx'
import { countFilters, INITIAL_LAYOUT, NO_FILTER } from './list-state.ts'
import { RecordDrawer } from './record-drawer.tsx'
import { useAuditList } from './use-audit-list.ts'
import { useAuditView } from './use-view.ts'

const rowId = (record: AuditRecord) => String(record.id)

export default function AuditTrailPage() {
  const list = useAuditList()
  const { state, change, changeList, zone } = list
  const handleOpen = useCallback(({ id }: AuditRecord) => change({ record: id }), [change])
  const view = useAuditView(zone, handleOpen)
  const { t, language } = view
  const layout = useMemo(
    () => ({ columns: state.columns, isFirstPinned: state.isFirstPinned }),
    [state.columns, state.isFirstPinned],
  )
  const handleReset = () => changeList(NO_FILTER)
  const exported = { ...list.filter, columns: shownColumns(columns, layout).map(column => column.id), zone, language }
  return (
    <>
      <PageHead
        actions={
          <ExportButton
            fileName="audit-trail.csv"
            send={signal => api.send(exportAudit, { query: exported }, { signal })}
          />
        }
      />
      <DataTable
        label={t('trail')}
        columns={columns}
        view={view}
        rows={list.rows}
        rowId={rowId}
        state={list.tableState}
        layout={layout}
        initialLayout={INITIAL_LAYOUT}
        onLayoutChange={({ columns: shown, isFirstPinned }) =>
          change({ columns: shown as AuditColumn[], isFirstPinned }, { replace: true })
        }
        isNew={list.isNew}
        currentId={state.record === undefined ? undefined : String(state.record)}
        scroller={list.scroller}
        toolbar={<Filters state={state} onChange={changeList} onReset={handleReset} />}
        notice={<NewRows arrived={null} waiting={list.hasNewer ? t('newer') : null} onShow={list.showNewer} />}
        empty={<EmptyList isFiltered={countFilters(state) > 0} t={t} onReset={handleReset} />}
        footer={
          <Pager
            shown={list.rows.length}
            before={list.pages.pagesBefore === null ? null : list.pages.pagesBefore * state.limit}
            count={list.count}
            limit={state.limit}
            onLimitChange={limit => changeList({ limit })}
            {...list.pages}
          />
        }
      />
      {state.record !== undefined && (
        <RecordDrawer
          key={state.record}
          auditId={state.record}
          view={view}
          onClose={() => change({ record: undefined })}
        />
      )}
    </>
  )
}
