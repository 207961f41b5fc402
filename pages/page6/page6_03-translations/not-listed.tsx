import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { messages } from './messages.ts'

const KINDS = ['lessons', 'signIn', 'server', 'rows'] as const

/** The texts that can't be changed here, and why. */
export function NotListed() {
  const t = useMessages(messages)
  return (
    <details className={look.dim}>
      <summary>{t('notListed')}</summary>
      <ul>
        {KINDS.map(kind => (
          <li key={kind}>{t(`notListed_${kind}`)}</li>
        ))}
      </ul>
    </details>
  )
}
