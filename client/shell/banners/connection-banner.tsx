import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { useConnection } from '#client/live/live.ts'
import { shellMessages } from '#client/shell/messages.ts'
import styles from '#client/shell/shell.module.css'

/** Says that the console is cut off, and goes away by itself. The live region is always there, so that it is heard. */
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
