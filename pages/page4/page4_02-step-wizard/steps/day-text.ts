import { formatsOf } from '#client/i18n/formats.ts'
import type { Language } from '#shared/messages.ts'

/** A day (`2026-11-03`) as people write it in the language; empty for none. */
export const dayText = (day: string, language: Language): string =>
  day === '' ? '' : formatsOf(language, 'UTC').day(day)
