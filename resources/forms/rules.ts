import type { Language, Words } from '#shared/messages.ts'

export const FIELD_KINDS = ['short-text', 'long-text', 'number', 'one', 'many', 'date', 'yes-no'] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

/** The limits of forms per sandbox, and of published versions per form. */
export const MAX_FORMS = 30
export const MAX_VERSIONS = 50
export const MAX_FIELDS = 40
export const MAX_OPTIONS = 20
/** The limit for all fields of a form as JSON, because every fork copies each version. */
export const MAX_FIELDS_LENGTH = 20_000

export const MAX_TITLE_LENGTH = 100
export const MAX_LABEL_LENGTH = 200
export const MAX_HELP_LENGTH = 300
export const MAX_OPTION_LENGTH = 100
/** The highest length limits that a single-line and a multi-line field can have. */
export const MAX_SHORT_TEXT_LENGTH = 200
export const MAX_LONG_TEXT_LENGTH = 2000

/** The text in this language, or in the other one if there is no translation. */
export const inLanguage = (words: Words, language: Language): string => words[language] || words.en || words.zh

export const hasTwice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length
