import type { Language, Words } from '#shared/messages.ts'

export const FIELD_KINDS = ['short-text', 'long-text', 'number', 'one', 'many', 'date', 'yes-no'] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

/** So many forms a sandbox has at most, and so many versions are published of one. */
export const MAX_FORMS = 30
export const MAX_VERSIONS = 50
export const MAX_FIELDS = 40
export const MAX_OPTIONS = 20
/** All fields of a form together, as JSON: every fork copies each version. */
export const MAX_FIELDS_LENGTH = 20_000

export const MAX_TITLE_LENGTH = 100
export const MAX_LABEL_LENGTH = 200
export const MAX_HELP_LENGTH = 300
export const MAX_OPTION_LENGTH = 100
/** The longest answer that a field of one line, and one of several, may ask for. */
export const MAX_SHORT_TEXT_LENGTH = 200
export const MAX_LONG_TEXT_LENGTH = 2000

const CONTROL = /[^\P{Cc}\n]/u

/** A text that any database can hold: no control characters but the end of a line, no half of a character. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !CONTROL.test(text)

/** A text in this language; of one that was written in the other alone, that. */
export const inLanguage = (words: Words, language: Language): string => words[language] || words.en || words.zh

/** Has a list something twice? */
export const hasTwice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length
