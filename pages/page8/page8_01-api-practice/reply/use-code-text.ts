import { useMessages } from '#client/i18n/i18n.ts'
import { isKeyOf } from '#shared/objects.ts'
import { problemMessages } from '#shared/problems/problem-messages.ts'
import { codeMessages } from './code-messages.ts'

/** Explains a problem's `code` to a developer, or as to any operator. A code of another server has no text. */
export function useCodeText(): (code: string) => string {
  const forDevelopers = useMessages(codeMessages)
  const forOperators = useMessages(problemMessages)
  return code => {
    if (isKeyOf(codeMessages.texts, code)) return forDevelopers(code)
    if (isKeyOf(problemMessages.texts, code)) return forOperators(code)
    return forDevelopers('other')
  }
}
