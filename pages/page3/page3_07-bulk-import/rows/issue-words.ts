import type { Translate } from '#client/i18n/i18n.ts'
import { FIELDS } from '#pages/page3/page3_07-bulk-import/fields.ts'
import { messages } from '#pages/page3/page3_07-bulk-import/messages.ts'
import { isKeyOf } from '#shared/objects.ts'
import type { RowIssues } from './rows.ts'

type Key = keyof typeof messages.texts

/** A short text for the issue of a cell. */
export function issueWord(code: string, t: Translate<Key>): string {
  if (code === 'email') return t('email_format')
  return t(isKeyOf(messages.texts, code) ? code : 'other')
}

/** The issues of a row as one text: `E-mail: missing; Team: no such team`. */
export const issueWords = (issues: RowIssues, t: Translate<Key>): string =>
  FIELDS.flatMap(field => {
    const code = issues[field]
    return code ? [`${t(field)}: ${issueWord(code, t)}`] : []
  }).join('; ')
