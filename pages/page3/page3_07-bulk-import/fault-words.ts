import type { Translate } from '#client/i18n/i18n.ts'
import { FIELDS } from './fields.ts'
import { messages } from './messages.ts'
import type { Faults } from './rows.ts'

type Key = keyof typeof messages.texts

/** What is wrong with a cell, in a few words. */
export function faultWord(code: string, t: Translate<Key>): string {
  if (code === 'email') return t('email_format')
  return t(code in messages.texts ? (code as Key) : 'other')
}

/** What is wrong with a row: `E-mail: missing; Team: no such team`. */
export const faultWords = (faults: Faults, t: Translate<Key>): string =>
  FIELDS.flatMap(field => {
    const code = faults[field]
    return code ? [`${t(field)}: ${faultWord(code, t)}`] : []
  }).join('; ')
