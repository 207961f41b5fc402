import type { ComponentType, ReactNode } from 'react'
import type { Schema } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'

export type FieldProps = {
  name: string
  schema: Schema
  /** undefined: not sent. */
  value: unknown
  pointer: string
  isRequired: boolean
  onChange: (value: unknown) => void
}

/** What every kind of field receives: its translated texts, and the component for nested values. */
export type ControlProps = FieldProps & {
  label: string
  help: ReactNode
  error: ReactNode
  Nested: ComponentType<FieldProps>
}
