import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { MouseEvent } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { listMessages } from '#client/list/messages.ts'
import styles from '#client/ui/filters/filters.module.css'
import { type Option, SelectField } from '#client/ui/form/select-field.tsx'

type Props = {
  label: string
  value: string
  /** The one with an empty value, if there is any, stands for no choice. */
  options: readonly Option[]
  onChange: (value: string) => void
  /** Back to the default. Without it, the filter has that. */
  onRemove?: () => void
}

/** A choice in the line of the filters: “+ Team”, or the chosen team with a button that removes it. */
export function ChoiceFilter({ label, value, options, onChange, onRemove }: Props) {
  const t = useMessages(listMessages)
  function handleRemove({ currentTarget }: MouseEvent) {
    // The button leaves with the choice.
    currentTarget.parentElement?.querySelector('select')?.focus()
    onRemove?.()
  }
  return (
    <div className={styles.choice} data-set={value !== '' || undefined}>
      <SelectField {...{ label, value, options }} onChange={event => onChange(event.currentTarget.value)} />
      {onRemove && (
        <button type="button" className={styles.remove} onClick={handleRemove}>
          <span className="visually-hidden">{`${t('removeFilter')} ${label}`}</span>
          <IconX size={14} aria-hidden />
        </button>
      )}
    </div>
  )
}
