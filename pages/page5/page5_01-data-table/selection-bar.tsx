import { Button } from '@mantine/core'
import { useMessages } from '#client/i18n.ts'
import { messages } from './messages.ts'
import styles from './selection-bar.module.css'

type Props = {
  count: number
  /** How far the orders are cancelled; null: nothing is running. */
  progress: { done: number; total: number } | null
  onSelectPage: () => void
  /** All of the filter that may be cancelled, on whichever page they are. */
  onSelectOpen: () => void
  onClear: () => void
  onCancel: () => void
  onStop: () => void
}

/** What can be done with the selected orders; stands at the bottom while any is selected. */
export function SelectionBar({ count, progress, onSelectPage, onSelectOpen, onClear, onCancel, onStop }: Props) {
  const t = useMessages(messages)
  if (count === 0 && !progress) return null
  const label = t('selected', { count })
  if (progress)
    return (
      <section className={styles.bar} aria-label={label}>
        <progress
          className={styles.progress}
          value={progress.done}
          max={progress.total}
          aria-label={t('cancelOrders', { count: progress.total })}
        />
        <span role="status">{t('progress', progress)}</span>
        <span className={styles.acts}>
          <Button variant="default" onClick={onStop}>
            {t('stop')}
          </Button>
        </span>
      </section>
    )
  return (
    <section className={styles.bar} aria-label={label}>
      <strong role="status">{label}</strong>
      <Button variant="subtle" px="xs" onClick={onSelectPage}>
        {t('selectPage')}
      </Button>
      <Button variant="subtle" px="xs" onClick={onSelectOpen}>
        {t('selectMatching')}
      </Button>
      <Button variant="subtle" px="xs" onClick={onClear}>
        {t('clearSelection')}
      </Button>
      <span className={styles.acts}>
        <Button color="red" onClick={onCancel}>
          {t('cancelOrders', { count })}
        </Button>
      </span>
    </section>
  )
}
