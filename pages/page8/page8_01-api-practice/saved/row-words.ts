import type { Translate } from '#client/i18n/i18n.ts'
import { isKeyOf } from '#shared/objects.ts'
import type { savedMessages } from './messages.ts'

type Words = typeof savedMessages.texts

/** For names and patterns: no autocorrection. */
export const CODE_FIELD = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** The text for the issue of a row's field. */
export const wordFor = (t: Translate<keyof Words>, wrong: { code: string } | null): string => {
  const key = `wrong_${wrong?.code}`
  return isKeyOf(WRONG, key) ? t(key) : ''
}

const WRONG = {
  wrong_pointer: true,
  'wrong_header-name': true,
  'wrong_status-list': true,
  wrong_milliseconds: true,
  wrong_pattern: true,
} satisfies Partial<Record<keyof Words, true>>
