import { useMessages } from '#client/i18n/i18n.ts'
import { problemMessages } from '#shared/problem-messages.ts'
import { codeMessages } from './code-messages.ts'

/** Explains a problem's `code` to a developer, or as to any operator. A code of another server has no text. */
export function useCodeText(): (code: string) => string {
  const forDevelopers = useMessages(codeMessages)
  const forOperators = useMessages(problemMessages)
  return code => {
    // The keys of both are codes.
    if (code in codeMessages.texts) return forDevelopers(code as keyof typeof codeMessages.texts)
    if (code in problemMessages.texts) return forOperators(code as keyof typeof problemMessages.texts)
    return forDevelopers('other')
  }
}
