import { Link } from 'react-router'
import look from '#client/ui/look.module.css'
import type { Column } from '#client/ui/table/column.ts'
import type { Job } from '#resources/jobs/contract.ts'
import { JobProgress } from './job-progress.tsx'
import { StateBadge } from './job-state.tsx'
import { linkToJob } from './links.ts'
import type { JobWords } from './use-job-words.ts'

export const columns: Column<Job, JobWords>[] = [
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
    isFact: true,
  },
  {
    id: 'progress',
    title: ({ t }) => t('progress'),
    cell: (job, view) => <JobProgress job={job} words={view} />,
    typicalLength: 24,
    leavesBelow: 480,
  },
  {
    id: 'created',
    title: ({ t }) => t('created'),
    cell: ({ createdAt }, { formats }) => <time dateTime={createdAt}>{formats.moment(createdAt, 'listed')}</time>,
    sortFirst: 'desc',
    sortValue: ({ createdAt }) => createdAt,
    typicalLength: 13,
    leavesBelow: 700,
    isFact: true,
  },
]
