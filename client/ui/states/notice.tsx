import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import type { ReactNode } from 'react'
import type { Icon } from '#client/theme/icon.ts'
import look from '#client/ui/look.module.css'
import styles from './notice.module.css'

const TONES = { bad: IconAlertTriangle, empty: IconInbox, locked: IconLock } as const satisfies Record<string, Icon>

type Props = {
  tone: keyof typeof TONES
  title: string
  children?: ReactNode
  actions?: ReactNode
  /** The level of the heading: 1 if the notice replaces the whole page. */
  level?: 1 | 2
}

/** Replaces content that failed to load, is empty or is not permitted, and says what to do. */
export function Notice({ tone, title, children, actions, level = 1 }: Props) {
  const Icon = TONES[tone]
  const Heading = `h${level}` as const
  return (
    <section
      className={`${look.column} ${look.middle} ${look.centerText} ${styles.notice}`}
      data-gap="4"
      role={tone === 'bad' ? 'alert' : undefined}
    >
      <Icon size={28} stroke={1.6} className={tone === 'bad' ? look.bad : look.dim} aria-hidden />
      <Heading className={look.heading}>{title}</Heading>
      {children && (
        <p className={look.dim} style={{ maxWidth: '60ch' }}>
          {children}
        </p>
      )}
      {actions && (
        <div className={look.row} data-above="16">
          {actions}
        </div>
      )}
    </section>
  )
}
