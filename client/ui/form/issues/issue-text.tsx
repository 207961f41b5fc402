import { useMessages } from '#client/i18n/i18n.ts'
import { issueMessages } from '#client/ui/form/messages.ts'
import type { Messages } from '#shared/messages.ts'
import type { Issue } from './issues.ts'

/**
 * The page's own text for a field's issue has the key `<field>_<code>`, the same for all rows of a list
 * (`lines.quantity_int`). Any other issue gets a common text.
 */
type Props = { path: string; issue: Issue; words: Messages }

/** True if there is a text for the issue. A text with a bound needs the bound, which the server may omit. */
function hasText({ texts }: Messages, key: string, { bound }: Issue): boolean {
  if (!Object.hasOwn(texts, key)) return false
  return bound !== undefined || !JSON.stringify(texts[key]).includes('{{bound}}')
}

/** The text for a field's issue. A component, so that it follows a change of language. */
export function IssueText({ path, issue, words }: Props) {
  const own = useMessages(words)
  const common = useMessages<string>(issueMessages)
  const { code, ...values } = issue
  const ownKey = `${path.replace(/\.\d+/g, '')}_${code}`
  if (hasText(words, ownKey, issue)) return own(ownKey, values)
  return common(hasText(issueMessages, code, issue) ? code : 'other', values)
}
