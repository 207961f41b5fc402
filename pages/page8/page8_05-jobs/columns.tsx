import { Link } from 'react-router'
import { columnsOf } from '#client/list/columns-of.tsx'
import look from '#client/ui/look.module.css'
import { fields } from '#resources/jobs/fields.ts'
import { JobProgress } from './job-progress.tsx'
import { StateBadge } from './job-state.tsx'
import { linkToJob } from './links.ts'
import type { JobWords } from './use-job-words.ts'

export const columns = columnsOf<typeof fields, JobWords>(fields, {
  job: {
    cell: (job, { titleOf }) => (
      <Link className={look.link} to={linkToJob(job.id)}>
        {titleOf(job)}
      </Link>
    ),
    sortValue: (job, { titleOf }) => titleOf(job),
    typicalLength: 20,
  },
  state: { cell: ({ state }) => <StateBadge state={state} />, sortValue: ({ state }) => state, isFact: true },
  progress: {
    cell: (job, view) => <JobProgress job={job} words={view} />,
    align: 'start',
    typicalLength: 24,
    leavesBelow: 480,
  },
  created: { sortValue: ({ createdAt }) => createdAt, typicalLength: 13, leavesBelow: 700, isFact: true },
})
