import type { ReactNode } from 'react'

type Text<S, K> = {
  kind: 'text'
  name: K
  label: string
  placeholder?: string
  maxLength?: number
  /** What is typed, where that is not the value itself, such as an amount of money. */
  format?: (value: NonNullable<S[K & keyof S]>) => string
  parse?: (text: string) => S[K & keyof S] | undefined
}
type Choice<S, K> = {
  kind: 'choice'
  name: K
  label: string
  /** What is said where nothing is chosen: “Any team”. Without it one of the options stands for that (`null`). */
  any?: string
  options: readonly { value: S[K & keyof S]; label: string }[]
  /** Filters that mean nothing once this one has changed. */
  resets?: readonly (keyof S)[]
}
type Special<K> = {
  kind: 'special'
  name: K
  label: string
  field: ReactNode
  /** The value in words. */
  chip?: ReactNode
}

/** One filter of a list: what its field and its chip are made of. `days` are the fields `from` and `to`. */
export type ListFilter<S> =
  | { [K in keyof S & string]-?: Text<S, K> | Choice<S, K> | Special<K> }[keyof S & string]
  | { kind: 'days' }
