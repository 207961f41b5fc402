import { createContext, use } from 'react'
import type { Fault } from '#pages/page8/page8_01-api-practice/catalogue/check.ts'

/** What a field of the form must know besides its value. */
type FormFaults = {
  faults: readonly Fault[]
  /** The operator has tried to send: then what is empty is a fault too. */
  isTried: boolean
  /** What a field of this name may want: the version that was read last, a key that nobody has used. */
  suggestionFor: (name: string) => string | undefined
}

export const FormFaults = createContext<FormFaults>({ faults: [], isTried: false, suggestionFor: () => undefined })

/** The fault to tell at a field; `isWhole`: the field stands for all that is within its value too. */
export function useFieldFault(pointer: string, value: unknown, isWhole: boolean): Fault | undefined {
  const { faults, isTried } = use(FormFaults)
  const isUntouched = value === undefined || value === ''
  if (!isTried && isUntouched) return undefined
  return faults.find(fault => fault.pointer === pointer || (isWhole && fault.pointer.startsWith(`${pointer}/`)))
}
