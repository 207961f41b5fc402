import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { useConnection } from '#client/live/live.ts'
import { shellMessages } from '#client/shell/messages.ts'
import styles from '#client/shell/shell.module.css'

/**
 * Shown while the console is disconnected. The live region is always in the document, so that screen readers announce
 * it.
 */
export function ConnectionBanner() {
  const t = useMessages(shellMessages)
  const state = useConnection(connection => connection.state)
  return (
    <div role="status">
      {state !== 'connected' && (
        <p className={styles.banner}>
          <IconCloudOff size={18} stroke={1.8} aria-hidden />
          {state === 'offline' ? t('offline') : t('serverGone')}
        </p>
      )}
    </div>
  )
}
