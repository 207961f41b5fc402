import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { MergeDialog } from '#client/ui/form/merge/merge-dialog.tsx'
import type { MergeQuestion } from '#client/ui/form/merge/use-merge-question.ts'
import { messages } from '#pages/page4/page4_02-step-wizard/messages.ts'
import { numberOf } from '#pages/page4/page4_02-step-wizard/progress.ts'
import type { CheckedDraft } from '#resources/repair-drafts/contract.ts'
import type { Step } from '#resources/repair-drafts/rules.ts'

export type StepProps = {
  draft: CheckedDraft
  onSaved: () => void
  /** null on the first step. */
  onBack: (() => void) | null
  /** Reports whether the step has unsaved input. */
  onTyped: (step: Step, isTyped: boolean) => void
}

type Props<V> = {
  step: Step
  stepForm: {
    formProps: Pick<ComponentProps<typeof Form>, 'onSubmit' | 'errorText'>
    isSending: boolean
    isDirty: boolean
    discard: () => void
    question: MergeQuestion<V> | null
  }
  say: (field: keyof V & string, values: V) => string
  onBack: StepProps['onBack']
  onTyped: StepProps['onTyped']
  children: ReactNode
}

/** The form of a step: its fields, Back and Next, and the merge dialog if another window changed the same field. */
export function StepFrame<V extends object>({ step, stepForm, say, onBack, onTyped, children }: Props<V>) {
  const t = useMessages(messages)
  const { formProps, isSending, isDirty, discard, question } = stepForm
  useLeaveGuard(isDirty)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports every change.
  useEffect(() => onTyped(step, isDirty), [step, isDirty])
  return (
    <>
      <Form
        label={`${t('stepOf', { number: numberOf(step) })}: ${t(step)}`}
        {...formProps}
        actions={
          <>
            {onBack && <Button label={t('back')} disabled={isSending} onClick={onBack} />}
            <Button kind="main" type="submit" isBusy={isSending} label={t('next')} />
            {isDirty && <Button label={t('discard')} disabled={isSending} onClick={discard} />}
          </>
        }
      >
        {children}
      </Form>
      {/* Fields and their labels share their keys. */}
      <MergeDialog question={question} label={field => t(field as 'contact')} say={say} />
    </>
  )
}
