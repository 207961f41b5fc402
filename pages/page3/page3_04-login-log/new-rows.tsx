import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { useMessages } from '#client/i18n.ts'
import type { Login } from '#resources/login-log/contract.ts'
import { messages } from './messages.ts'
import styles from './new-rows.module.css'

type NewRowsProps = {
  /** How many rows wait. */
  count: number
  /** The newest row that was shown as it came. */
  latest: Login | undefined
  onShow: () => void
}

/** Says, without a hurry, that rows have arrived; those that wait come at a press. */
export function NewRows({ count, latest, onShow }: NewRowsProps) {
  const t = useMessages(messages)
  return (
    <div role="status" className={styles.place}>
      {latest && (
        <span className="visually-hidden">
          {t('arrived', { user: latest.user || t('unknownUser'), outcome: t(latest.outcome) })}
        </span>
      )}
      {count > 0 && (
        <button type="button" className={styles.pill} onClick={onShow}>
          <IconArrowUp size={16} aria-hidden={true} />
          {t('newRows', { count })}
        </button>
      )}
    </div>
  )
}
