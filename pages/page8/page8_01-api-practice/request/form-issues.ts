import { createContext, use } from 'react'
import type { Issue } from '#pages/page8/page8_01-api-practice/catalogue/check.ts'

/** What a field of the form must know besides its value. */
type FormIssues = {
  issues: readonly Issue[]
  /** The operator has tried to send: then what is empty is an issue too. */
  isTried: boolean
  /** What a field of this name may want: the version that was read last, a key that nobody has used. */
  suggestionFor: (name: string) => string | undefined
}

export const FormIssues = createContext<FormIssues>({ issues: [], isTried: false, suggestionFor: () => undefined })

/** The issue to show at a field; `isWhole`: the field stands for all that is within its value too. */
export function useFieldIssue(pointer: string, value: unknown, isWhole: boolean): Issue | undefined {
  const { issues, isTried } = use(FormIssues)
  const isUntouched = value === undefined || value === ''
  if (!isTried && isUntouched) return undefined
  return issues.find(issue => issue.pointer === pointer || (isWhole && issue.pointer.startsWith(`${pointer}/`)))
}
