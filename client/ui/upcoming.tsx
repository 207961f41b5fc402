import { useMessages } from '#client/i18n/i18n.ts'
import { defineMessages } from '#shared/messages.ts'
import { PageHead } from './page-head.tsx'
import styles from './upcoming.module.css'

const messages = defineMessages('Upcoming', { notYet: { en: 'Not built yet', zh: '尚未完成' } })

/** A page that is not built yet: its head, and what it will show. */
export function Upcoming({ text }: { text: string }) {
  const t = useMessages(messages)
  return (
    <>
      <PageHead />
      <p className={styles.card}>
        <strong className={styles.badge}>{t('notYet')}</strong>
        {text}
      </p>
    </>
  )
}
