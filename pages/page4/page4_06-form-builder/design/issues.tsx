import { IssueText } from '#client/ui/form/issues/issue-text.tsx'
import type { Issues } from '#client/ui/form/issues/issues.ts'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'

/** The issue at this path of a design, as text. */
export function issueAt(issues: Issues, path: string) {
  const issue = issues[path]
  return issue && <IssueText path="wrong" issue={issue} words={messages} />
}

/** True if there is an issue at this path, or below it. */
export const hasIssueIn = (issues: Issues, path: string): boolean =>
  Object.keys(issues).some(one => one === path || one.startsWith(`${path}.`))
