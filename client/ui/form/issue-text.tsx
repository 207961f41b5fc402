import { useMessages } from '#client/i18n/i18n.ts'
import type { Messages } from '#shared/messages.ts'
import type { Issue } from './issues.ts'
import { issueMessages } from './messages.ts'

/**
 * The page's own text for a field's issue has the key `<field>_<code>`, the same for all rows of a list (`lines.quantity_int`); any other
 * issue gets a common text.
 */
type Props = { path: string; issue: Issue; words: Messages }

/** Whether there is a text for the issue. One that names a bound needs it, and the server may leave it out. */
function hasText({ texts }: Messages, key: string, { bound }: Issue): boolean {
  if (!Object.hasOwn(texts, key)) return false
  return bound !== undefined || !JSON.stringify(texts[key]).includes('{{bound}}')
}

/** Says what is wrong with a field. A component, so that it changes its language with the console. */
export function IssueText({ path, issue, words }: Props) {
  const own = useMessages(words)
  const common = useMessages<string>(issueMessages)
  const { code, ...values } = issue
  const ownKey = `${path.replace(/\.\d+/g, '')}_${code}`
  if (hasText(words, ownKey, issue)) return own(ownKey, values)
  return common(hasText(issueMessages, code, issue) ? code : 'other', values)
}
