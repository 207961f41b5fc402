import type { ReactNode } from 'react'

type Any = {
  /** Kept under *More filters*, so that those people use most fit into one line. */
  isRare?: true
}
type Text<S, K> = Any & {
  kind: 'text'
  name: K
  label: string
  placeholder?: string
  maxLength?: number
  /** What the field shows while typing, if it differs from the value, such as an amount of money. */
  format?: (value: NonNullable<S[K & keyof S]>) => string
  parse?: (text: string) => S[K & keyof S] | undefined
  error?: string
}
type Choice<S, K> = Any & {
  kind: 'choice'
  name: K
  label: string
  /** The label for no choice: “Any team”. Without it, one of the options stands for no choice (`null`). */
  any?: string
  options: readonly { value: S[K & keyof S]; label: string }[]
  /** Filters to reset when this one changes. */
  resets?: readonly (keyof S)[]
}
type Special<K> = Any & {
  kind: 'special'
  name: K
  label: string
  field: ReactNode
  chip?: ReactNode
}

/** One filter of a list, for its field and its chip. `days` are the fields `from` and `to`. */
export type ListFilter<S> =
  | { [K in keyof S & string]-?: Text<S, K> | Choice<S, K> | Special<K> }[keyof S & string]
  | (Any & { kind: 'days' })
