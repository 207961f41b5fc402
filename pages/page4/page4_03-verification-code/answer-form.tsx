import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { isRefused } from '#client/api/connect.ts'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import look from '#client/ui/look.module.css'
import { answerCaptcha, type Captcha } from '#resources/captchas/contract.ts'
import { messages } from './messages.ts'

/** A captcha with an object URL of its picture; null for a question in words. */
export type CaptchaWithPicture = Captcha & { picture: string | null }
type Props = {
  captcha: CaptchaWithPicture
  isAsking: boolean
  /** It was asked for within the form, which is now another one, and gets the focus. */
  isAskedFor: RefObject<boolean>
  onAnother: () => void
}

/** A captcha with its single attempt. */
export function AnswerForm({ captcha, isAsking, isAskedFor, onAnother }: Props) {
  const { id, question, picture, lifetimeSeconds } = captcha
  const t = useMessages(messages)
  const answering = useAction(answerCaptcha)
  const [isRight, setIsRight] = useState<boolean | null>(null)
  const [gone, setGone] = useState<'used' | 'expired' | null>(null)
  const secondsLeft = useSecondsLeft(lifetimeSeconds)
  const isOver = isRight !== null || gone !== null || secondsLeft === 0
  const { form, field, isSending, formProps } = useContractForm({
    schema: answerCaptcha.body,
    initialValues: { answer: '' },
    words: messages,
    send: async body => {
      try {
        setIsRight((await answering.send({ params: { id }, body })).isRight)
      } catch (error) {
        if (!isRefused(answerCaptcha, 410, error)) throw error
        setGone(error.body.reason)
      }
    },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per form.
  useEffect(() => {
    if (isAskedFor.current) form.getInputNode('answer')?.focus()
    isAskedFor.current = false
  }, [])

  return (
    <Form
      label={t('server')}
      submit={t('send')}
      {...formProps}
      isDisabled={isOver}
      actions={<Button isBusy={isAsking} label={t('another')} onClick={onAnother} />}
    >
      {picture ? (
        <img className={look.rounded} data-above="16" src={picture} alt={t('picture')} width={200} height={64} />
      ) : (
        <p className={look.heading} data-above="16">
          {question}
        </p>
      )}
      <TextField
        {...field('answer', { label: t('answer'), help: question === null && t('answerHelp') })}
        readOnly={isOver || isSending}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {/* Separate from the live region, because screen readers must not announce every second. */}
      {!isOver && <p className={look.dim}>{t('left', { count: secondsLeft })}</p>}
      <p className={isRight ? look.good : look.bad} role="status">
        {outcome()}
      </p>
    </Form>
  )

  function outcome(): ReactNode {
    if (isRight !== null) return t(isRight ? 'serverRight' : 'serverWrong')
    if (gone === 'used') return t('used')
    return isOver && t('over')
  }
}

/** Counts down from the first render. Uses the clock, because timers in a background tab run rarely. */
function useSecondsLeft(seconds: number): number {
  const [end] = useState(() => performance.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [end])
  return left
}
