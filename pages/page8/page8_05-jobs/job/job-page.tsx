import type { ReactNode } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useIsStillHere } from '#client/router/use-is-still-here.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Fact } from '#client/ui/fact.tsx'
import look from '#client/ui/look.module.css'
import { focusHeading, PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { JobProgress } from '#pages/page8/page8_05-jobs/job-progress.tsx'
import { StateBadge } from '#pages/page8/page8_05-jobs/job-state.tsx'
import { JOBS_PATH, linkToJobLog } from '#pages/page8/page8_05-jobs/links.ts'
import { useJobActions } from '#pages/page8/page8_05-jobs/use-job-actions.ts'
import { useJobWords } from '#pages/page8/page8_05-jobs/use-job-words.ts'
import type { Job } from '#resources/jobs/contract.ts'
import { isActive, isRetriable } from '#resources/jobs/rules.ts'
import { FilesCard } from './files-card.tsx'
import { LogLines } from './log-lines.tsx'
import { NoJob } from './no-job.tsx'
import { useJob } from './use-job.ts'
import { useJobLog } from './use-job-log.ts'

const JOB_HEIGHT_PX = 420
const LATEST_LINES = 6

/** `/:jobId`: one job, while it runs and afterwards. */
export function JobPage() {
  const { jobId = '' } = useParams()
  const { query, isGone } = useJob(jobId)
  const { t, titleOf } = useJobWords()
  // Also when it says that the job is gone: that may be known before the reply.
  const isStillHere = useIsStillHere()
  if (isGone) return <NoJob />
  const job = query.data
  return (
    <>
      <PageHead
        subpage={{ title: job ? titleOf(job) : t('job'), text: job ? <StateBadge state={job.state} /> : '\u00a0' }}
        actions={job && <JobActions {...{ job, isStillHere }} />}
      />
      <Loaded query={query} height={JOB_HEIGHT_PX}>
        {loaded => (
          <div className={look.stack}>
            <ProgressCard job={loaded} />
            <FilesCard job={loaded} />
            <LogCard jobId={jobId} />
          </div>
        )}
      </Loaded>
    </>
  )
}

function JobActions({ job, isStillHere }: { job: Job; isStillHere: () => boolean }) {
  const { t } = useJobWords()
  const navigate = useNavigate()
  const { cancel, retry, remove, isBusy } = useJobActions()
  // The pressed button disappears, so the focus moves to the heading.
  const then = (done: Promise<unknown>) => void done.then(() => isStillHere() && focusHeading())

  async function handleDelete() {
    if ((await remove(job)) && isStillHere()) void navigate(JOBS_PATH)
  }

  if (isActive(job))
    return (
      <Button
        label={t('cancel')}
        disabled={job.state === 'cancelling'}
        isBusy={isBusy}
        onClick={() => then(cancel(job))}
      />
    )
  return (
    <>
      <Button isBusy={isBusy} label={t('delete')} onClick={() => void handleDelete()} />
      {isRetriable(job) && <Button kind="main" isBusy={isBusy} label={t('retry')} onClick={() => then(retry(job))} />}
    </>
  )
}

function ProgressCard({ job }: { job: Job }) {
  const words = useJobWords()
  const { t, amountOf, formats } = words
  const facts: [name: string, value: ReactNode][] = [
    [t('amount'), amountOf(job)],
    [
      t('attempt'),
      job.startedFrom > 0
        ? t('attemptFrom', { attempt: job.attempt, from: formats.number(job.startedFrom) })
        : job.attempt,
    ],
    [t('created'), formats.moment(job.createdAt, 'dateTimeSeconds')],
    [t('finished'), job.finishedAt && formats.moment(job.finishedAt, 'dateTimeSeconds')],
    [t('expires'), job.expiresAt && formats.moment(job.expiresAt)],
    [t('id'), <code key="id">{job.id}</code>],
  ]
  return (
    <Card title={t('progress')}>
      <div data-below="16">
        <JobProgress job={job} words={words} />
      </div>
      {job.problem && (
        <p className={look.message} data-tone="bad" role="alert">
          {t(`problem_${job.problem}`)} {job.done > 0 && t('failedHelp', { done: formats.number(job.done) })}
        </p>
      )}
      <dl className={`${look.facts} ${look.columns}`} style={{ '--column': '200px' }} data-above="16" data-gap="8 12">
        {facts
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
      </dl>
      <p className="visually-hidden" role="status">
        {t(`state_${job.state}`)}
      </p>
    </Card>
  )
}

function LogCard({ jobId }: { jobId: string }) {
  const { t } = useJobWords()
  const { data: lines = [] } = useJobLog(jobId)
  return (
    <Card title={t('latestLines')}>
      <LogLines lines={lines.slice(-LATEST_LINES)} />
      <p data-above="12">
        <Link className={look.link} to={linkToJobLog(jobId)}>
          {t('wholeLog', { count: lines.length })}
        </Link>
      </p>
    </Card>
  )
}
