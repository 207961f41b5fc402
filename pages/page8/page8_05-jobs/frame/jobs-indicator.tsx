import { Link } from 'react-router'
import { useRead } from '#client/api/use-read.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { linkTo } from '#client/router/links.ts'
import look from '#client/ui/look.module.css'
import { listJobs } from '#resources/jobs/contract.ts'
import { isActive, progressOf } from '#resources/jobs/rules.ts'
import styles from './jobs-indicator.module.css'
import { jobsMessages } from './messages.ts'

/** How far the operator's active jobs are, as a link to them. Page 8_05 reads the same list. */
export default function JobsIndicator() {
  const t = useMessages(jobsMessages)
  const { data } = useRead(listJobs, { query: {} })
  useLiveRows('jobs', listJobs.path)
  const active = (data?.rows ?? []).filter(isActive)
  if (active.length === 0) return null
  const percent = Math.floor((active.reduce((sum, job) => sum + progressOf(job), 0) / active.length) * 100)
  const label = t('running', { count: active.length, percent })
  return (
    <Link
      to={linkTo('page8_05')}
      className={`${look.line} ${look.rounded} ${look.dim} ${look.digits} ${styles.jobs}`}
      title={label}
      aria-label={label}
    >
      <span className={`${look.rigid} ${styles.ring}`} style={{ '--part': `${percent}%` }} aria-hidden />
      <span className={styles.percent} aria-hidden>
        {t('percent', { percent })}
      </span>
    </Link>
  )
}
