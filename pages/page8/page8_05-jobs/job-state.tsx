import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import type { JobState } from '#resources/jobs/rules.ts'
import { messages } from './messages.ts'

const TONES: Record<JobState, 'good' | 'warn' | 'bad' | 'info'> = {
  waiting: 'info',
  running: 'info',
  cancelling: 'warn',
  succeeded: 'good',
  failed: 'bad',
  cancelled: 'warn',
}

export function StateBadge({ state }: { state: JobState }) {
  const t = useMessages(messages)
  return (
    <span className={`${look.badge} ${look.nowrap}`} data-tone={TONES[state]}>
      {t(`state_${state}`)}
    </span>
  )
}
