import { useProblemText } from '#client/api/problem-text.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { stateMessages } from './messages.ts'
import { Notice } from './notice.tsx'

export type LoadFailureProps = { title?: string; error: Error; retry: () => void; isRetrying?: boolean }

/** Replaces what could not be loaded: the error, and a retry button. */
export function LoadFailure({ title, error, retry, isRetrying }: LoadFailureProps) {
  const t = useMessages(stateMessages)
  const describe = useProblemText()
  return (
    <Notice
      tone="bad"
      level={2}
      title={title ?? t('failedTitle')}
      actions={<Button kind="main" isBusy={isRetrying} label={t('retry')} onClick={retry} />}
    >
      {describe(error)}
    </Notice>
  )
}
