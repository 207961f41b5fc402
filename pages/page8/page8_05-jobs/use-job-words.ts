import { useMemo } from 'react'
import { formatBytes } from '#client/http/sizes.ts'
import { type Locale, useLocale } from '#client/i18n/use-locale.ts'
import type { Job } from '#resources/jobs/contract.ts'
import { isActive, progressOf, remainingMs } from '#resources/jobs/rules.ts'
import { messages } from './messages.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000

/** What is needed to describe jobs. Always the same object for a language and a zone. */
export type JobWords = Locale<typeof messages> & {
  bytes: (count: number) => string
  titleOf: (job: Pick<Job, 'input'>) => string
  /** `42,000 of 100,000 events` */
  amountOf: (job: Job) => string
  /** How far it is, and how long it will take: `42% · about 8 seconds left` */
  progressWords: (job: Job) => string
}

export function useJobWords(): JobWords {
  const { t, language, formats } = useLocale(messages)
  return useMemo(() => {
    const percent = (job: Job) => t('percent', { percent: Math.floor(progressOf(job) * 100) })

    function leftOf(job: Job): string | null {
      const ms = job.state === 'running' ? remainingMs(job) : null
      if (ms === null) return null
      return ms < MINUTE_MS
        ? t('secondsLeft', { count: Math.max(1, Math.ceil(ms / SECOND_MS)) })
        : t('minutesLeft', { count: Math.ceil(ms / MINUTE_MS) })
    }

    return {
      t,
      language,
      formats,
      bytes: count => formatBytes(count, language),
      titleOf({ input }) {
        if (input.kind === 'export-events') return t('title_export', { format: t(`format_${input.format}`) })
        return t(`kind_${input.kind}`)
      },
      amountOf(job) {
        const { done, total, input } = job
        if (total === null) return t('notStarted')
        return t(`amount_${input.kind}`, { done: formats.number(done), total: formats.number(total) })
      },
      progressWords: job =>
        [job.total !== null && percent(job), isActive(job) && leftOf(job)].filter(Boolean).join(' · ') || '–',
    }
  }, [t, language, formats])
}
