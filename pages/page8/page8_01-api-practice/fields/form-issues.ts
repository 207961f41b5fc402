import { createContext, use } from 'react'
import type { Issue } from '#pages/page8/page8_01-api-practice/catalogue/check.ts'

/** What a field of the form needs besides its value. */
type FormIssues = {
  issues: readonly Issue[]
  /** The operator has tried to send, so empty required fields are issues, too. */
  isTried: boolean
  /** A suggestion for a field of this name: the version that was read last, an unused key. */
  suggestionFor: (name: string) => string | undefined
}

export const FormIssues = createContext<FormIssues>({ issues: [], isTried: false, suggestionFor: () => undefined })

/** The issue to show on a field. `isWhole`: the field also shows the issues inside its value. */
export function useFieldIssue(pointer: string, value: unknown, isWhole: boolean): Issue | undefined {
  const { issues, isTried } = use(FormIssues)
  const isUntouched = value === undefined || value === ''
  if (!isTried && isUntouched) return undefined
  return issues.find(issue => issue.pointer === pointer || (isWhole && issue.pointer.startsWith(`${pointer}/`)))
}
