import type { ReactNode } from 'react'
import { Choices } from '#client/ui/choices/choices.tsx'
import look from '#client/ui/look.module.css'

type Props<V extends string> = {
  label: string
  help?: ReactNode
  value: V
  choices: readonly { value: V; label: string }[]
  onChange: (value: V) => void
}

/** A preference with a few values: its name, its values side by side, and what it does. */
export const Setting = <V extends string>({ help, ...choices }: Props<V>) => (
  <div className={look.stack} data-below="16" data-gap="4">
    <span className={look.medium} aria-hidden>
      {choices.label}
    </span>
    <Choices {...choices} />
    {help && (
      <p className={look.note} style={{ maxWidth: '72ch' }}>
        {help}
      </p>
    )}
  </div>
)
