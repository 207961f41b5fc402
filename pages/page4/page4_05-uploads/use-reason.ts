import { useProblemText } from '#client/api/problem-text.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Problem } from '#shared/errors.ts'
import { messages } from './messages.ts'
import { OtherFile } from './transfer/send-file.ts'

/** A problem with the file itself can't be fixed by trying again. */
export const mayRetry = (error: unknown): boolean => error instanceof Problem && error.code !== 'too-large'

/** Says why a file was not uploaded. */
export function useReason() {
  const t = useMessages(messages)
  const describe = useProblemText()
  return (error: unknown): string => {
    if (error instanceof OtherFile) return t('otherFile')
    if (!(error instanceof Problem)) return t('cannotRead')
    return error.code === 'too-large' ? t('tooLarge') : describe(error)
  }
}
