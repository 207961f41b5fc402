import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { ButtonLink } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { JobProgress } from '#pages/page8/page8_05-jobs/job-progress.tsx'
import { StateBadge } from '#pages/page8/page8_05-jobs/job-state.tsx'
import { linkToJob } from '#pages/page8/page8_05-jobs/links.ts'
import { useJobWords } from '#pages/page8/page8_05-jobs/use-job-words.ts'
import type { Job, JobLine } from '#resources/jobs/contract.ts'
import { LogLines } from './log-lines.tsx'
import { NoJob } from './no-job.tsx'
import { useJob } from './use-job.ts'
import { useJobLog } from './use-job-log.ts'

const LOG_HEIGHT_PX = 480

/** `/:jobId/log`: all lines of a job, as they are written. */
export function LogPage() {
  const { jobId = '' } = useParams()
  const { query, isGone } = useJob(jobId)
  const log = useJobLog(jobId)
  const words = useJobWords()
  const { t } = words
  if (isGone) return <NoJob />
  const job = query.data
  return (
    <>
      <PageHead
        subpage={{ title: t('logOf', { title: job ? words.titleOf(job) : t('job') }), text: job && <Head job={job} /> }}
        actions={<ButtonLink label={t('toJob')} to={linkToJob(jobId)} />}
      />
      <Loaded query={log} height={LOG_HEIGHT_PX}>
        {lines => <FollowedLog lines={lines} />}
      </Loaded>
    </>
  )
}

function Head({ job }: { job: Job }) {
  const words = useJobWords()
  return (
    <span className={`${look.inline} ${look.middle}`} data-gap="12">
      <StateBadge state={job.state} />
      <JobProgress job={job} words={words} />
    </span>
  )
}

/** Scrolls to new lines, unless the reader has turned that off. */
function FollowedLog({ lines }: { lines: readonly JobLine[] }) {
  const { t } = useJobWords()
  const [isFollowing, setIsFollowing] = useState(true)
  const scroller = useRef<HTMLElement>(null)
  const count = lines.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line is scrolled to.
  useEffect(() => {
    if (isFollowing) scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  }, [count, isFollowing])

  return (
    <Card title={t('lineCount', { count })}>
      <Checkbox label={t('follow')} isChecked={isFollowing} onChange={() => setIsFollowing(before => !before)} />
      <section
        ref={scroller}
        className={look.scroll}
        data-above="8"
        style={{ maxHeight: 'min(60vh, 560px)' }}
        aria-label={t('logRegion')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
      >
        <LogLines lines={lines} />
      </section>
    </Card>
  )
}
