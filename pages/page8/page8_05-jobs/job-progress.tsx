import look from '#client/ui/look.module.css'
import type { Job } from '#resources/jobs/contract.ts'
import { progressOf } from '#resources/jobs/rules.ts'
import type { JobWords } from './use-job-words.ts'

/** The progress as a bar and in words. */
export function JobProgress({ job, words }: { job: Job; words: JobWords }) {
  const { t, titleOf, progressWords } = words
  return (
    <span className={look.grid} style={{ minWidth: 160 }} data-gap="2">
      <progress aria-label={t('progressOf', { title: titleOf(job) })} max={1} value={progressOf(job)} />
      <span className={`${look.note} ${look.digits}`}>{progressWords(job)}</span>
    </span>
  )
}
