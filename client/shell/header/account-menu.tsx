import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { Link } from 'react-router'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { pages } from '#client/router/router.ts'
import { useSession } from '#client/session/use-session.ts'
import { headerMessages } from '#client/shell/messages.ts'
import { AccountSlot } from '#client/shell/slots.tsx'
import { useGlobal } from '#client/state/state.ts'
import look from '#client/ui/look.module.css'
import { Popover } from '#client/ui/popover/popover.tsx'
import styles from './header.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

const PAGES = pages.filter(({ id }) => id === 'page3_02' || id === 'page3_05')

/** The signed-in operator with their permissions, and the pages about the account. */
export function AccountMenu({ className }: { className: string | undefined }) {
  const t = useMessages(headerMessages)
  const language = useLanguage()
  const account = useGlobal(global => global.user)
  const session = useSession()
  return (
    <Popover
      label={t('account', { account })}
      isPlain
      className={className}
      button={
        <>
          <IconUserCircle size={20} stroke={1.7} aria-hidden />
          <span className={`${look.ellipsis} ${styles.wideOnly}`} style={{ maxWidth: 120 }}>
            {account}
          </span>
        </>
      }
    >
      {close => (
        <div className={look.grid} data-pad="8">
          <p className={`${look.grid} ${look.dim} ${look.breaking}`} data-gap="2" data-pad="8">
            <strong className={look.text}>{account}</strong>
            <span>{session?.email}</span>
            {session && (
              <span>{t('rights', { role: session.role?.name[language] ?? t('noRole'), level: session.level })}</span>
            )}
          </p>
          {PAGES.map(({ id, path, meta }) => (
            <Link key={id} to={path} className={look.entry} onClick={close}>
              {meta.title[language]}
            </Link>
          ))}
          <AccountSlot onDone={close} />
          <span className={look.onlySmall}>
            <ThemeSwitch />
          </span>
        </div>
      )}
    </Popover>
  )
}
