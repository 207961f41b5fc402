import { Button } from '@mantine/core'
import { useMessages } from '#client/i18n/i18n.ts'
import { SelectionBar } from '#client/ui/table/selection-bar.tsx'
import { messages } from './messages.ts'
import styles from './selected-orders.module.css'

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

/** What can be done with the selected orders, and how far it has come. */
export function SelectedOrders({ count, progress, onSelectPage, onSelectOpen, onClear, onCancel, onStop }: Props) {
  const t = useMessages(messages)
  if (count === 0 && !progress) return null
  const label = t('selected', { count })
  if (progress)
    return (
      <SelectionBar
        label={label}
        acts={
          <Button variant="default" onClick={onStop}>
            {t('stop')}
          </Button>
        }
      >
        <progress
          className={styles.progress}
          value={progress.done}
          max={progress.total}
          aria-label={t('cancelOrders', { count: progress.total })}
        />
        <span role="status">{t('progress', progress)}</span>
      </SelectionBar>
    )
  return (
    <SelectionBar
      label={label}
      acts={
        <Button color="red" onClick={onCancel}>
          {t('cancelOrders', { count })}
        </Button>
      }
    >
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
    </SelectionBar>
  )
}
