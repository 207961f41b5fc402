import { Link } from 'react-router'
import look from '#client/ui/look.module.css'
import type { Column } from '#client/ui/table/column.ts'
import type { Job } from '#resources/jobs/contract.ts'
import { isActive, isRetriable } from '#resources/jobs/rules.ts'
import { JobProgress } from './job-progress.tsx'
import { StateBadge } from './job-state.tsx'
import styles from './page.module.css'
import { linkToJob } from './search-params.ts'
import type { JobWords } from './use-job-words.ts'

/** What the cells need besides the row. */
export type JobsView = JobWords & {
  onCancel: (job: Job) => void
  onRetry: (job: Job) => void
  onDelete: (job: Job) => void
}

export const columns: Column<Job, JobsView>[] = [
  {
    id: 'job',
    title: ({ t }) => t('job'),
    cell: (job, { titleOf }) => (
      <Link className={look.link} to={linkToJob(job.id)}>
        {titleOf(job)}
      </Link>
    ),
    sortFirst: 'asc',
    sortValue: ({ input }) => input.kind,
    typicalLength: 20,
  },
  {
    id: 'state',
    title: ({ t }) => t('state'),
    cell: ({ state }) => <StateBadge state={state} />,
    sortFirst: 'asc',
    sortValue: ({ state }) => state,
    typicalLength: 10,
  },
  {
    id: 'progress',
    title: ({ t }) => t('progress'),
    cell: (job, view) => <JobProgress job={job} words={view} />,
    typicalLength: 24,
  },
  {
    id: 'actions',
    title: ({ t }) => t('actions'),
    cell: (job, view) => <RowActions job={job} view={view} />,
    typicalLength: 12,
  },
  {
    id: 'created',
    title: ({ t }) => t('created'),
    cell: ({ createdAt }, { formats }) => <time dateTime={createdAt}>{formats.moment(createdAt)}</time>,
    sortFirst: 'desc',
    sortValue: ({ createdAt }) => createdAt,
    typicalLength: 20,
  },
]

function RowActions({ job, view }: { job: Job; view: JobsView }) {
  const { t, titleOf, onCancel, onRetry, onDelete } = view
  const title = titleOf(job)
  const action = (label: string, name: string, run: (job: Job) => void) => (
    <button type="button" className={`${look.link} ${styles.action}`} aria-label={name} onClick={() => run(job)}>
      {label}
    </button>
  )
  if (isActive(job)) return job.state === 'cancelling' ? null : action(t('cancel'), t('cancelOf', { title }), onCancel)
  return (
    <span className={styles.actions}>
      {isRetriable(job) && action(t('retry'), t('retryOf', { title }), onRetry)}
      {action(t('delete'), t('deleteOf', { title }), onDelete)}
    </span>
  )
}
