import type { Translate } from '#client/i18n/i18n.ts'
import type { savedMessages } from './messages.ts'

type Words = typeof savedMessages.texts

/** Fields of names and patterns: the browser is not to better what is typed. */
export const CODE_FIELD = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** What is wrong with a member of a row. */
export const wordFor = (t: Translate<keyof Words>, wrong: { code: string } | null): string => {
  const key = `wrong_${wrong?.code}`
  return key in WRONG ? t(key as keyof typeof WRONG) : ''
}

const WRONG = {
  wrong_pointer: true,
  wrong_header_name: true,
  wrong_status_list: true,
  wrong_milliseconds: true,
  wrong_pattern: true,
} satisfies Partial<Record<keyof Words, true>>
