import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { readAgain } from '#client/api/query.ts'
import { useRead } from '#client/api/use-read.ts'
import { isAtTop } from '#client/list/is-at-top.ts'
import { ListPage } from '#client/list/list-page.tsx'
import { prefetchRows } from '#client/list/page-query.ts'
import { RecordPane } from '#client/list/record-pane.tsx'
import { RowSteps } from '#client/list/row-steps.tsx'
import { type ListOf, useListPage } from '#client/list/use-list-page.ts'
import { onAnyRows } from '#client/live/live.ts'
import { focusHeading } from '#client/ui/page-head.tsx'
import { NewRows } from '#client/ui/table/new-rows.tsx'
import {
  type AuditEntry,
  type AuditRequest,
  exportAudit,
  listAuditChoices,
  listAuditRequests,
  readAudit,
} from '#resources/audit/contract.ts'
import { type AuditView, columns, linkToRecords, nameOf } from './columns.tsx'
import { useFilters } from './filters.ts'
import { RecordView } from './record/record-view.tsx'
import { auditSearch } from './search-params.ts'
import { useAuditView } from './use-view.ts'

export default function AuditTrailPage() {
  const list = useListPage(auditSearch, { isLive: false, isReadAnew: true })
  const { state, change } = list
  const newer = useNewer(list)
  const handleStep = useCallback(({ id }: AuditRequest) => change({ record: id }), [change])
  const handleOpen = useCallback(
    (record: AuditRequest) => {
      if (record.records === 1) return handleStep(record)
      // The entry opens: the list shows its records, and Back leads to the requests.
      change({ requestId: record.requestId })
      focusHeading()
    },
    [change, handleStep],
  )
  const view = useAuditView(list.zone)
  const { t } = view
  return (
    <ListPage
      list={list}
      label={t('trail')}
      t={t}
      columns={columns}
      view={view}
      filters={useFilters(view, state)}
      exports={{ endpoint: exportAudit, fileName: 'audit-trail.csv' }}
      isNew={newer.isNew}
      menu={{ nameOf: menuNameOf, onOpen: handleOpen, linkOf: linkToRecords }}
      currentId={state.record === undefined ? undefined : String(state.record)}
      notice={<NewRows arrived={null} waiting={newer.isWaiting ? t('newer') : null} onShow={newer.show} />}
    >
      {state.record !== undefined && (
        <AuditPane
          auditId={state.record}
          view={view}
          steps={<RowSteps list={list} currentId={String(state.record)} onStep={handleStep} />}
          onClose={() => change({ record: undefined })}
        />
      )}
    </ListPage>
  )
}
AuditTrailPage.prefetch = prefetchRows(auditSearch)

const menuNameOf = (record: AuditRequest, { language }: AuditView) => nameOf(record, language)

/**
 * Every write adds an audit record. If the reader is at the top of the newest ones, the list is refetched at once.
 * Otherwise the page announces that there are newer ones.
 */
function useNewer({ rows, query, isFirstPage, scroller, change, scrollToTop }: ListOf<typeof auditSearch>) {
  // The rows of another query are not new in this one.
  const list = JSON.stringify(query)
  const [isWaiting, setIsWaiting] = useState(false)
  const [seen, setSeen] = useState({ list, newest: Number.POSITIVE_INFINITY })
  const [first] = rows
  // The rows of the first render are not new.
  if (first && (seen.list !== list || seen.newest === Number.POSITIVE_INFINITY)) setSeen({ list, newest: first.id })

  useEffect(
    () =>
      onAnyRows(() => {
        void readAgain(listAuditChoices.path, readAudit.path)
        if (isFirstPage && isAtTop(scroller.current)) void readAgain(listAuditRequests.path)
        else setIsWaiting(true)
      }),
    [isFirstPage, scroller],
  )

  function show() {
    setIsWaiting(false)
    void readAgain(listAuditRequests.path)
    change({ cursor: undefined })
    scrollToTop()
  }
  return { isWaiting, show, isNew: ({ id }: AuditEntry) => id > seen.newest }
}

type Props = { auditId: number; view: AuditView; steps: ReactNode; onClose: () => void }

/** An audit record in a pane: who, when and how, what has changed, and a button that restores it. */
function AuditPane({ auditId, view, steps, onClose }: Props) {
  const { t, language } = view
  const query = useRead(readAudit, { params: { auditId } })
  const title = query.data ? nameOf(query.data, language) : t('trail')
  return (
    <RecordPane {...{ query, title, t, steps, onClose }}>
      {record => <RecordView key={record.id} record={record} view={view} onClose={onClose} />}
    </RecordPane>
  )
}
