import { useProblemText } from '#client/api/problem-text.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { formMessages } from '#client/ui/form/messages.ts'
import look from '#client/ui/look.module.css'
import { Problem } from '#shared/errors.ts'

/** The error of a submitted form, and its time: the wait of a 429 counts from then. */
export type Refusal = { error: unknown; at: Date }

/** Why a form as a whole was refused, and what is safe. */
export function FormErrorText({ refusal }: { refusal: Refusal }) {
  const { t, formats } = useLocale(formMessages)
  const describe = useProblemText()
  const until = retryAt(refusal)

  return (
    <p className={look.message} data-tone="bad" role="alert">
      {until ? t('wait', { time: formats.moment(until, 'timeSeconds') }) : describe(refusal.error)}
    </p>
  )
}

/** When a 429 allows the next attempt. */
function retryAt({ error, at }: Refusal): Date | null {
  if (!(error instanceof Problem) || error.status !== 429) return null
  const { retryAfterSeconds } = error.body
  return retryAfterSeconds === undefined ? null : new Date(at.getTime() + retryAfterSeconds * 1000)
}
