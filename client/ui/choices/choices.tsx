import { type ReactNode, useId } from 'react'
import look from '#client/ui/look.module.css'
import styles from './choices.module.css'

type Props<V extends string> = {
  label: string
  value: V
  choices: readonly { value: V; label: string }[]
  onChange: (value: V) => void
}

/** A choice of a few options, side by side: radio buttons with their arrow keys. */
export function Choices<V extends string>({ label, value, choices, onChange }: Props<V>) {
  const name = useId()
  return (
    <fieldset className={`${look.box} ${look.inline} ${look.wrapping} ${look.fit} ${styles.choices}`} data-gap="2">
      <legend className="visually-hidden">{label}</legend>
      {choices.map(choice => (
        <label
          key={choice.value}
          className={`${look.note} ${look.relative} ${look.roundedSmall} ${look.medium} ${styles.choice}`}
          data-choice={choice.value}
        >
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}

/** The same with its label above, like a field. `children`: what is said below about the choice. */
export const ChoicesField = <V extends string>({ children, ...choices }: Props<V> & { children?: ReactNode }) => (
  <div className={look.stack} data-gap="4">
    <span className={look.medium} aria-hidden="true">
      {choices.label}
    </span>
    <Choices {...choices} />
    {children}
  </div>
)
