import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { MouseEvent, ReactNode } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { listMessages } from '#client/list/messages.ts'
import styles from '#client/ui/filters/filters.module.css'

type Props = {
  label: string
  isSet: boolean
  /** Back to the default. Without it, the filter has that. */
  onRemove?: (() => void) | undefined
  /** The field or button that shows the choice. */
  children: ReactNode
}

/** A filter in the line: “+ Team”, or its value with a button that removes it. */
export function FilterChip({ label, isSet, onRemove, children }: Props) {
  const t = useMessages(listMessages)
  function handleRemove({ currentTarget }: MouseEvent) {
    // The button leaves with the choice.
    currentTarget.parentElement?.querySelector<HTMLElement>('input, select, button')?.focus()
    onRemove?.()
  }
  return (
    <div className={styles.choice} data-set={isSet || undefined}>
      {children}
      {onRemove && (
        <button type="button" className={styles.remove} onClick={handleRemove}>
          <span className="visually-hidden">{`${t('removeFilter')} ${label}`}</span>
          <IconX size={14} aria-hidden />
        </button>
      )}
    </div>
  )
}
