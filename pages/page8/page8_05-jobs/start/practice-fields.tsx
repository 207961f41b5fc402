import { useMessages } from '#client/i18n/i18n.ts'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { messages } from '#pages/page8/page8_05-jobs/messages.ts'
import type { NewJob } from '#resources/jobs/contract.ts'

const PAUSES_MS = [0, 50, 250, 1_000]
const FAIL_AT_PERCENT = 30

export type Practice = Pick<NewJob, 'pauseMs' | 'failAt'>

type Props = { practice: Practice; onChange: (fields: Partial<Practice>) => void }

/** Slows a job down, so that it can be watched. */
export function PauseField({ practice, onChange }: Props) {
  const t = useMessages(messages)
  return (
    <SelectField
      label={t('pause')}
      help={t('pauseHelp')}
      value={String(practice.pauseMs)}
      options={PAUSES_MS.map(ms => ({ value: String(ms), label: ms === 0 ? t('noPause') : t('pauseMs', { ms }) }))}
      onChange={({ currentTarget }) => onChange({ pauseMs: Number(currentTarget.value) })}
    />
  )
}

/** Lets a job fail once, so that it can be retried. */
export function FailureField({ practice, onChange }: Props) {
  const t = useMessages(messages)
  return (
    <Checkbox
      label={t('failOnce', { percent: FAIL_AT_PERCENT })}
      isChecked={practice.failAt !== null}
      onChange={isChecked => onChange({ failAt: isChecked ? FAIL_AT_PERCENT : null })}
    />
  )
}
