import { useMessages } from '#client/i18n/i18n.ts'
import { isResultUnknown, Problem } from '#shared/errors.ts'
import { problemMessages } from '#shared/problem-messages.ts'

/** What happened, what is safe and what to do, in the operator's language: `useProblemText()(error)`. */
export function useProblemText(): (error: unknown) => string {
  const t = useMessages(problemMessages)
  return error => {
    if (!(error instanceof Problem)) return t('internal')
    return error.code in problemMessages.texts ? t(error.code) : t('unknown', { code: error.code })
  }
}

/**
 * What a failed action says: `useFailureText()(error, reason => t('notSaved', { reason }))`. If nobody knows whether the
 * write has taken effect, the reason alone, because the action's own words would claim that nothing happened.
 */
export function useFailureText(): (error: unknown, say: (reason: string) => string) => string {
  const describe = useProblemText()
  return (error, say) => (isResultUnknown(error) ? describe(error) : say(describe(error)))
}
