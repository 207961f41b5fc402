import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { useSession } from '#client/session/use-session.ts'
import { headerMessages } from '#client/shell/messages.ts'
import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'
import { Popover } from '#client/ui/popover/popover.tsx'
import { MAIN } from '#shared/platform/sandboxes.ts'
import styles from './side-menu.module.css'

const SandboxPanel = lazyPart(() => import('./sandbox-panel.tsx'))

/** At the foot of the menu: the session's sandbox. It opens the list of the others. */
export function SandboxMenu() {
  const t = useMessages(headerMessages)
  const session = useSession()
  if (!session) return null
  const { id, name } = session.sandbox
  return (
    <Popover
      label={t('sandbox', { name })}
      isPlain
      className={`${styles.item} ${id === MAIN ? '' : styles.ownSandbox}`}
      button={
        <>
          <IconBox size={20} stroke={1.7} aria-hidden />
          <span className={styles.label}>{t('sandbox', { name })}</span>
        </>
      }
    >
      {close => <SandboxPanel current={session.sandbox} onDone={close} onFail={close} />}
    </Popover>
  )
}
