import type { KeyboardEvent } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { NumberField, type NumberFieldProps } from '#client/ui/form/number-field.tsx'
import icon from '#client/ui/icon-button.module.css'
import look from '#client/ui/look.module.css'
import { numberMessages } from './messages.ts'
import styles from './step-field.module.css'

type StepFieldProps = Omit<NumberFieldProps, 'beside' | 'min' | 'max'> & { min?: number; max?: number }

/** A whole number with buttons for one more and one less. The arrow keys do the same. */
export function StepField({ min = 0, max = Number.MAX_SAFE_INTEGER, onKeyDown, ...field }: StepFieldProps) {
  const t = useMessages(numberMessages)
  const { value, onChange, readOnly, disabled } = field
  const add = (count: number) => {
    const from = value !== null && Number.isFinite(value) ? value : min
    onChange(Math.max(min, Math.min(Math.trunc(from) + count, max)))
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown'
    if (!isArrow || readOnly) return onKeyDown?.(event)
    event.preventDefault()
    add(event.key === 'ArrowUp' ? 1 : -1)
  }
  const step = (count: -1 | 1) => (
    <button
      type="button"
      className={icon.button}
      // The arrow keys do the same without leaving the field.
      tabIndex={-1}
      aria-label={t(count < 0 ? 'less' : 'more')}
      disabled={readOnly || disabled || (count < 0 ? value !== null && value <= min : value !== null && value >= max)}
      onClick={() => add(count)}
    >
      {count < 0 ? '−' : '+'}
    </button>
  )
  return (
    <NumberField
      {...field}
      onKeyDown={handleKeyDown}
      beside={
        <span className={`${look.flex} ${look.rigid} ${look.outlined} ${look.clip} ${styles.steps}`}>
          {step(-1)}
          {step(1)}
        </span>
      }
    />
  )
}
