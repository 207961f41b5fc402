import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useProblemText } from '#client/api/problem-text.ts'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useIsStillHere } from '#client/router/use-is-still-here.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { linkToJob } from '#pages/page8/page8_05-jobs/links.ts'
import { messages } from '#pages/page8/page8_05-jobs/messages.ts'
import { type NewJob, startJob } from '#resources/jobs/contract.ts'
import { JOB_KINDS, JOB_NEEDS, type JobKind } from '#resources/jobs/rules.ts'
import { isPermitted } from '#shared/permissions.ts'
import { KindFields } from './kind-fields.tsx'
import { useInput } from './use-input.ts'

/** Slow enough to watch. */
const INITIAL: Practice = { pauseMs: 50, failAt: null }

type Props = { activeCount: number; maxActive: number | null }

/** Starts a job, and opens it. */
export function StartCard({ activeCount, maxActive }: Props) {
  const t = useMessages(messages)
  const describe = useProblemText()
  const navigate = useNavigate()
  const isStillHere = useIsStillHere()
  const [kind, setKind] = useState<JobKind>('export-events')
  const input = useInput(kind)
  const [practice, setPractice] = useState(INITIAL)
  const changePractice = (fields: Partial<Practice>) => setPractice(before => ({ ...before, ...fields }))
  const permissions = useGlobal(global => global.permissions)
  const isAllowed = isPermitted(permissions, JOB_NEEDS[kind])
  const starting = useAction(startJob, {
    failed: null,
    onDone: job => void (isStillHere() && navigate(linkToJob(job.id))),
  })
  const limitId = useId()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (input.value) void starting.run({ body: { input: input.value, ...practice } })
  }

  return (
    <Card title={t('start')}>
      <form className={look.stack} onSubmit={handleSubmit}>
        <div className={look.columns} style={{ '--column': '220px' }}>
          <SelectField
            label={t('kind')}
            value={kind}
            options={JOB_KINDS.map(one => ({ value: one, label: t(`kind_${one}`) }))}
            help={t(`about_${kind}`)}
            // The options are the kinds.
            onChange={({ currentTarget }) => setKind(currentTarget.value)}
          />
          <KindFields kind={kind} state={input.state} onChange={input.change} />
          <PauseField practice={practice} onChange={changePractice} />
        </div>
        <FailureField practice={practice} onChange={changePractice} />
        {!isAllowed && (
          <p className={look.message} data-tone="warn">
            {t('notAllowed', { permission: JOB_NEEDS[kind] })}
          </p>
        )}
        {starting.error !== null && (
          <p className={look.message} data-tone="bad" role="alert">
            {describe(starting.error)}
          </p>
        )}
        <div className={look.row}>
          <Button
            kind="main"
            type="submit"
            isBusy={starting.isBusy}
            label={t('startJob')}
            disabled={!isAllowed || !input.value}
            aria-describedby={limitId}
          />
          <span id={limitId} className={look.dim}>
            {maxActive !== null && t('activeOf', { count: activeCount, max: maxActive })}
          </span>
        </div>
      </form>
    </Card>
  )
}

const PAUSES_MS = [0, 50, 250, 1_000]
const FAIL_AT_PERCENT = 30

type Practice = Pick<NewJob, 'pauseMs' | 'failAt'>

type PracticeProps = { practice: Practice; onChange: (fields: Partial<Practice>) => void }

/** Slows a job down, so that it can be watched. */
function PauseField({ practice, onChange }: PracticeProps) {
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
function FailureField({ practice, onChange }: PracticeProps) {
  const t = useMessages(messages)
  return (
    <Checkbox
      label={t('failOnce', { percent: FAIL_AT_PERCENT })}
      isChecked={practice.failAt !== null}
      onChange={isChecked => onChange({ failAt: isChecked ? FAIL_AT_PERCENT : null })}
    />
  )
}
