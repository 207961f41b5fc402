import { useMessages } from '#client/i18n/i18n.ts'
import { isResultUnknown, Problem } from '#shared/errors.ts'
import { problemMessages } from '#shared/problems/problem-messages.ts'
import { actionMessages } from './action-messages.ts'

/** What happened, what is safe and what to do, in the operator's language: `useProblemText()(error)`. */
export function useProblemText(): (error: unknown) => string {
  const t = useMessages(problemMessages)
  return error => {
    if (!(error instanceof Problem)) return t('internal')
    return error.code in problemMessages.texts ? t(error.code) : t('unknown', { code: error.code })
  }
}

/**
 * What a failed action says: `useFailureText()(error, reason => t('notSaved', { reason }), name)`. If nobody knows whether
 * the write has taken effect, the reason alone, because the action's own words would claim that nothing happened. `name`
 * says what it was about.
 */
export function useFailureText(): (error: unknown, say: (reason: string) => string, name?: string) => string {
  const t = useMessages(actionMessages)
  const describe = useProblemText()
  return (error, say, name) => {
    const reason = describe(error)
    if (!isResultUnknown(error)) return say(reason)
    return name === undefined ? reason : t('about', { name, reason })
  }
}
