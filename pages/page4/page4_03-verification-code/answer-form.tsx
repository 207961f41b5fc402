import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Form } from '#client/ui/form/form.tsx'
import { FormErrorText } from '#client/ui/form/form-error.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { answerCaptcha } from '#resources/captchas/contract.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'
import type { Asked } from './server-card.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

type Props = { captcha: Asked; isAsking: boolean; onAnother: () => void }

/** One captcha and the one answer that it takes. */
export function AnswerForm({ captcha: { id, question, picture, lifetimeSeconds }, isAsking, onAnother }: Props) {
  const t = useMessages(messages)
  const [answer, setAnswer] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const secondsLeft = useSecondsLeft(lifetimeSeconds)
  const sending = useMutation({ mutationFn: () => api.call(answerCaptcha, { params: { id }, body: { answer } }) })
  const { data, error } = sending
  const gone = isRefused(answerCaptcha, 410, error) ? error.body.reason : null
  const isOver = data !== undefined || gone !== null || secondsLeft === 0

  function handleSubmit(event?: FormEvent) {
    event?.preventDefault()
    setIsMissing(answer.trim() === '')
    if (answer.trim() !== '' && !sending.isPending) sending.mutate()
  }

  return (
    <Form
      label={t('server')}
      onSubmit={handleSubmit}
      errorText={error && !gone && <FormErrorText refusal={{ error, at: new Date(sending.submittedAt) }} />}
      actions={
        <>
          <Button type="submit" disabled={isOver} loading={sending.isPending}>
            {t('send')}
          </Button>
          <Button variant="default" loading={isAsking} onClick={onAnother}>
            {t('another')}
          </Button>
        </>
      }
    >
      {picture ? (
        <img className={styles.captcha} src={picture} alt={t('picture')} width={200} height={64} />
      ) : (
        <p className={styles.question}>{question}</p>
      )}
      <TextField
        label={t('answer')}
        help={question === null && t('answerHelp')}
        error={isMissing && t('answer_required')}
        value={answer}
        onChange={event => setAnswer(event.currentTarget.value)}
        readOnly={isOver}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {/* Two places: nobody wants every second read out. */}
      {!isOver && <p className={styles.text}>{t('left', { count: secondsLeft })}</p>}
      <p className={data?.isRight ? styles.good : styles.bad} role="status">
        {outcome()}
      </p>
    </Form>
  )

  function outcome(): ReactNode {
    if (data) return t(data.isRight ? 'serverRight' : 'serverWrong')
    if (gone === 'used') return t('used')
    return isOver && t('over')
  }
}
