import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { messages } from './messages.ts'

/** Good below 400, refused below 500, failed from 500. A cut connection has status 0. */
const toneOf = (status: number) => (status === 0 || status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good')

export function StatusBadge({ status }: { status: number }) {
  const t = useMessages(messages)
  return (
    <span className={`${look.badge} ${look.digits} ${look.strong}`} data-tone={toneOf(status)}>
      {status === 0 ? t('cut') : status}
    </span>
  )
}
