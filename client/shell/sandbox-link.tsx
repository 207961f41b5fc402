import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useMessages } from '#client/i18n/i18n.ts'
import { linkTo } from '#client/router/links.ts'
import { sessionQuery } from '#client/session/session.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import styles from './header.module.css'
import { headerMessages } from './messages.ts'

/** The sandbox that the session works in, while it is not the one that everybody shares. */
export function SandboxLink() {
  const t = useMessages(headerMessages)
  // It is told, and need not ask: session.ts takes over what the server says.
  const { data: session } = useQuery({ ...sessionQuery, enabled: false })
  if (!session || session.sandbox.id === MAIN) return null
  const { name } = session.sandbox
  return (
    <Link
      className={styles.sandbox}
      to={linkTo('page8_08')}
      title={t('sandbox', { name })}
      aria-label={t('sandbox', { name })}
    >
      <IconBox size={18} stroke={1.7} aria-hidden />
      <span className={styles.sandboxName}>{name}</span>
    </Link>
  )
}
