import { createContext, use } from 'react'
import type { Fault } from './check.ts'

/** What a field of the form must know besides its value. */
type FormFaults = {
  faults: readonly Fault[]
  /** The operator has tried to send: then what is empty is a fault too. */
  isTried: boolean
  /** What may be meant by a field of this name, such as the version that was read last. */
  suggestionFor: (name: string) => string | undefined
}

export const FormFaults = createContext<FormFaults>({ faults: [], isTried: false, suggestionFor: () => undefined })

/** The fault to tell at a field, and what to suggest for it. */
export function useFieldFault(pointer: string, value: unknown): Fault | undefined {
  const { faults, isTried } = use(FormFaults)
  const isUntouched = value === undefined || value === ''
  return isTried || !isUntouched ? faults.find(fault => fault.pointer === pointer) : undefined
}
