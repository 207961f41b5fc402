import { type Translate, useMessages } from '#client/i18n/i18n.ts'
import type { Messages } from '#shared/messages.ts'
import type { Issue } from './issues.ts'
import { issueMessages } from './messages.ts'

/**
 * The page's own words for a field's issue stand under `<field>_<code>`, for all rows of a list alike (`lines.quantity_int`); any other
 * issue is said in common words.
 */
type Props = { path: string; issue: Issue; words: Messages }

/** Says what is wrong with a field. A component, so that it changes its language with the console. */
export function IssueText({ path, issue, words }: Props) {
  const own = useMessages(words)
  const common = useMessages(issueMessages)
  const { code, ...values } = issue
  const ownKey = `${path.replace(/\.\d+/g, '')}_${code}`
  if (ownKey in words.texts) return own(ownKey, values)
  return (common as Translate<string>)(code in issueMessages.texts ? code : 'other', values)
}
