import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { LoadFailure, type LoadFailureProps } from '#client/ui/states/load-failure.tsx'
import { tableMessages } from './messages.ts'
import styles from './table-notices.module.css'

/** Replaces rows that could not be loaded. */
export function FailedRows(props: LoadFailureProps) {
  const t = useMessages(tableMessages)
  return <LoadFailure title={t('failed')} {...props} />
}

/** Shown above rows that could not be refreshed. */
export function StaleNotice({ retry }: LoadFailureProps) {
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
      <Button isSmall label={t('retry')} onClick={retry} />
    </div>
  )
}
