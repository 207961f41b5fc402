import { useState } from 'react'
import { useFailureText } from '#client/api/problem-text.ts'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useIsShown } from '#client/state/use-is-shown.ts'
import { useLatest } from '#client/state/use-latest.ts'
import { toast } from '#client/toast/toast.ts'
import type { Refusal } from '#client/ui/form/issues/form-error.tsx'
import { issuesOfRefusal } from '#client/ui/form/issues/issues.ts'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import { createFormAnswer } from '#resources/form-answers/contract.ts'
import { type Answers, carriedOver } from '#resources/form-answers/rules.ts'
import type { Form, FormField, FormVersion } from '#resources/forms/contract.ts'
import { hasAny, useAnswering } from './use-answering.ts'

const NO_FIELDS: readonly FormField[] = []

/**
 * An answer to a form. It belongs to the version that was shown when it was started. If another version is published,
 * it replaces this one only while nothing is typed.
 */
export function useFilling(form: Form, versions: readonly FormVersion[]) {
  const t = useMessages(messages)
  const failureText = useFailureText()
  const isShown = useIsShown()
  const sending = useAction(createFormAnswer, { alsoChanges: ['forms'] })
  const [begunWith, setBegunWith] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const latest = versions[0]
  const version = versions.find(({ number }) => number === begunWith) ?? latest
  const answering = useAnswering(version?.fields ?? NO_FIELDS)
  const typed = useLatest(answering.answers)

  async function send() {
    const answers = answering.check()
    const before = answering.answers
    if (!answers || !version || sending.isBusy) return
    setRefusal(null)
    try {
      const params = { formId: form.id, number: version.number }
      const { id } = await sending.send({ params, body: { answers } })
      const left = changedSince(before, typed.current)
      answering.replace(left)
      if (!hasAny(left)) setBegunWith(null)
      toast.success(t('sent', { id, number: version.number }), { cause: 'answer' })
    } catch (error) {
      if (!isShown()) {
        toast.error(
          failureText(error, reason => t('failed', { reason })),
          { cause: 'answer' },
        )
        return
      }
      const issues = Object.entries(issuesOfRefusal(error))
      answering.show(issues.map(([path, issue]) => ({ fieldId: path.replace('answers.', ''), ...issue })))
      if (issues.length === 0) setRefusal({ error, at: new Date() })
    }
  }

  return {
    version,
    latest,
    answering: {
      ...answering,
      set: (...[id, value]: Parameters<typeof answering.set>) => {
        if (version) setBegunWith(version.number)
        answering.set(id, value)
      },
    },
    isSending: sending.isBusy,
    refusal,
    send,
    /** Switches to the new version, and keeps the input that still fits. */
    goOver: () => {
      if (!latest) return
      answering.replace(carriedOver(latest.fields, answering.answers))
      setBegunWith(latest.number)
      toast.info(t('wentOver', { latest: latest.number }), { cause: 'answer' })
    },
  }
}
/** What was typed while the answer was being sent, and is not part of it. */
const changedSince = (sent: Answers, now: Answers): Answers =>
  Object.fromEntries(Object.entries(now).filter(([id, value]) => JSON.stringify(value) !== JSON.stringify(sent[id])))

export type Filling = ReturnType<typeof useFilling>
