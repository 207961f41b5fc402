import { useProblemText } from '#client/api/problem-text.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { messages } from './messages.ts'

/** Why a list failed to load, with a retry button. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useMessages(messages)
  const describe = useProblemText()
  return (
    <>
      {t('notLoaded', { reason: describe(error) })}{' '}
      <button type="button" className={`${look.link} ${look.underlined}`} onClick={onRetry}>
        {t('retry')}
      </button>
    </>
  )
}
