import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import look from '#client/ui/look.module.css'
import { messages } from './messages.ts'
import styles from './stream-view.module.css'

/** Why this operator is refused, and what to do about it. */
export function LockedNote({ permission }: { permission: string }) {
  const t = useMessages(messages)
  return (
    <div className={`${look.message} ${look.flex} ${styles.locked}`} data-gap="8" data-tone="warn">
      <IconLock size={18} data-above="2" aria-hidden />
      <p>
        <b>{t('lockedTitle')}</b>
        <br />
        {t('locked', { permission })} <LinkIfHere to={linkIfHere('page3_02')}>{t('profile')}</LinkIfHere>
      </p>
    </div>
  )
}
