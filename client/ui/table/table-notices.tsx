import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useProblemText } from '#client/api/problem-text.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { Notice } from '#client/ui/states/notice.tsx'
import { tableMessages } from './messages.ts'
import styles from './table-notices.module.css'

type Failure = { error: Error; retry: () => void }

/** Replaces rows that could not be loaded: the error, and a retry button. */
export function FailedRows({ error, retry }: Failure) {
  const t = useMessages(tableMessages)
  const textOf = useProblemText()
  return (
    <Notice
      tone="bad"
      level={2}
      title={t('failed')}
      actions={
        <Button kind="main" onClick={retry}>
          {t('retry')}
        </Button>
      }
    >
      {textOf(error)}
    </Notice>
  )
}

/** Shown above rows that could not be refreshed. */
export function StaleNotice({ retry }: Failure) {
  const t = useMessages(tableMessages)
  return (
    <div
      role="alert"
      className={`${look.row} ${look.warn} ${look.rounded} ${styles.stale}`}
      data-pad="8 12"
      data-gap="8 12"
    >
      <IconAlertTriangle size={18} aria-hidden={true} />
      <span>{t('failedStale')}</span>
      <Button isSmall onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  )
}
