import { useMessages } from '#client/i18n/i18n.ts'
import { Problem } from '#shared/errors.ts'
import { problemMessages } from '#shared/problem-messages.ts'

/** What happened, what is safe and what to do, in the operator's language: `useProblemText()(error)`. */
export function useProblemText(): (error: unknown) => string {
  const t = useMessages(problemMessages)
  return error => {
    if (!(error instanceof Problem)) return t('internal')
    return error.code in problemMessages.texts ? t(error.code) : t('unknown', { code: error.code })
  }
}
