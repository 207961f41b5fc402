import { useState } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import look from '#client/ui/look.module.css'
import { Empty } from '#client/ui/states/empty.tsx'
import { DataTable } from '#client/ui/table/table.tsx'
import { tableState } from '#client/ui/table/table-state.ts'
import { type Job, listJobs } from '#resources/jobs/contract.ts'
import { isActive, isRetriable } from '#resources/jobs/rules.ts'
import { columns } from './columns.tsx'
import { linkToJob } from './links.ts'
import { StartCard } from './start/start-card.tsx'
import { useJobActions } from './use-job-actions.ts'
import { type JobWords, useJobWords } from './use-job-words.ts'

const NO_ROWS: readonly Job[] = []
const rowId = ({ id }: Job) => id
const nameOf = (job: Job, { titleOf }: JobWords) => titleOf(job)
const EXPECTED_ROWS = 5

/** Starts jobs, and lists the operator's jobs in this sandbox. */
export function JobsOverview() {
  const words = useJobWords()
  const { t } = words
  const query = useRead(listJobs, { query: {} })
  useLiveRows('jobs')
  const { cancel, retry, remove } = useJobActions()
  const [sort, setSort] = useState('-created')
  const rows = query.data?.rows ?? NO_ROWS
  return (
    <div className={look.stack}>
      <StartCard activeCount={rows.filter(isActive).length} maxActive={query.data?.maxActive ?? null} />
      <DataTable
        label={t('jobs')}
        columns={columns}
        view={words}
        rows={rows}
        rowId={rowId}
        state={tableState(query)}
        sort={sort}
        onSortChange={setSort}
        sortedBy="client"
        menu={{
          nameOf,
          linkOf: ({ id }) => linkToJob(id),
          actionsOf: job => [
            ...(isActive(job) && job.state !== 'cancelling'
              ? [{ label: t('cancel'), isDanger: true, act: () => void cancel(job) }]
              : []),
            ...(isRetriable(job) ? [{ label: t('retry'), act: () => void retry(job) }] : []),
            ...(isActive(job) ? [] : [{ label: t('delete'), isDanger: true, act: () => void remove(job) }]),
          ],
        }}
        expectedRows={EXPECTED_ROWS}
        empty={<Empty title={t('emptyTitle')} text={t('emptyText')} />}
      />
    </div>
  )
}
