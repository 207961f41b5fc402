import { formatsOf } from '#client/i18n/formats.ts'
import type { Language } from '#shared/messages.ts'

/** A day (`2026-11-03`) in the language's format; empty if there is none. */
export const dayText = (day: string, language: Language): string =>
  day === '' ? '' : formatsOf(language, 'UTC').day(day)
