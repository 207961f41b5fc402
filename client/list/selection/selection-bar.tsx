import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { MouseEvent, ReactNode } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { listMessages } from '#client/list/messages.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
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
  function handleClear({ currentTarget }: MouseEvent) {
    // The button leaves with the selection, so the list takes the focus.
    currentTarget.closest('[data-selectable]')?.querySelector<HTMLElement>('section[tabindex]')?.focus()
    onClear()
  }
  return (
    <Bar label={label}>
      <strong role="status">{label}</strong>
      {acts}
      {more}
      <IconButton icon={IconX} label={t('clear')} onClick={handleClear} />
    </Bar>
  )
}

type ProgressProps = { label: string; progress: ReactNode; acts: ReactNode }

/** Shows the progress of a bulk action in place of the bar. */
export const SelectionProgress = ({ label, progress, acts }: ProgressProps) => (
  <Bar label={label}>
    {progress}
    {acts}
  </Bar>
)

const Bar = ({ label, children }: { label: string; children: ReactNode }) => (
  <section
    className={`${look.row} ${look.screen} ${look.grow} ${look.shrink} ${look.iconsWhenNarrow} ${styles.bar}`}
    data-gap="4"
    aria-label={label}
  >
    {children}
  </section>
)
