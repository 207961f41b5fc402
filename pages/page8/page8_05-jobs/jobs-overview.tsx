import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '#client/api/api.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useLatest } from '#client/state/use-latest.ts'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { DataTable } from '#client/ui/table/table.tsx'
import { tableState } from '#client/ui/table/table-state.ts'
import { type Job, listJobs } from '#resources/jobs/contract.ts'
import { isActive } from '#resources/jobs/rules.ts'
import { columns, type JobsView } from './columns.tsx'
import { StartCard } from './start/start-card.tsx'
import { useJobActions } from './use-job-actions.ts'
import { useJobWords } from './use-job-words.ts'

const NO_ROWS: readonly Job[] = []
const rowId = ({ id }: Job) => id
const EXPECTED_ROWS = 5

/** Starts jobs, and lists the operator's jobs in this sandbox. */
export function JobsOverview() {
  const words = useJobWords()
  const { t } = words
  const query = useQuery(api.query(listJobs, { query: {} }))
  useLiveRows('jobs')
  const latest = useLatest(useJobActions())
  const [sort, setSort] = useState('-created')
  const view = useMemo<JobsView>(
    () => ({
      ...words,
      onCancel: job => void latest.current.cancel(job),
      onRetry: job => void latest.current.retry(job),
      onDelete: job => void latest.current.remove(job),
    }),
    [words],
  )
  const rows = query.data?.rows ?? NO_ROWS
  return (
    <>
      <PageHead />
      <div className={look.stack}>
        <StartCard activeCount={rows.filter(isActive).length} maxActive={query.data?.maxActive ?? null} />
        <DataTable
          label={t('jobs')}
          columns={columns}
          view={view}
          rows={rows}
          rowId={rowId}
          state={tableState(query)}
          sort={sort}
          onSortChange={setSort}
          sortedBy="client"
          expectedRows={EXPECTED_ROWS}
          empty={
            <Notice tone="empty" level={2} title={t('emptyTitle')}>
              {t('emptyText')}
            </Notice>
          }
        />
      </div>
    </>
  )
}
