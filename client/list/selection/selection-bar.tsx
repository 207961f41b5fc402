import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { listMessages } from '#client/list/messages.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './selection-bar.module.css'

type Props = {
  /** The number of selected rows: “3 selected”. */
  label: string
  /** What else can be selected, such as all matching rows. */
  more?: ReactNode
  acts: ReactNode
  onClear: () => void
}

/** Bulk actions for the selected rows of a list. */
export function SelectionBar({ label, more, acts, onClear }: Props) {
  const t = useMessages(listMessages)
  return (
    <section className={styles.bar} aria-label={label}>
      <strong role="status">{label}</strong>
      <Button kind="quiet" aria-label={t('clear')} title={t('clear')} onClick={onClear}>
        <IconX size={18} aria-hidden />
      </Button>
      {more}
      <span className={styles.acts}>{acts}</span>
    </section>
  )
}

type ProgressProps = { label: string; progress: ReactNode; acts: ReactNode }

/** Shows the progress of a bulk action in place of the bar. */
export function SelectionProgress({ label, progress, acts }: ProgressProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      {progress}
      <span className={styles.acts}>{acts}</span>
    </section>
  )
}
