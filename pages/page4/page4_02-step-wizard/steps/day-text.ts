import { LANGUAGE_TAGS, type Language } from '#shared/messages.ts'

/** A day (`2026-11-03`) as one writes it in the language; empty for none. */
export const dayText = (day: string, language: Language): string =>
  day === ''
    ? ''
    : new Date(`${day}T00:00:00Z`).toLocaleDateString(LANGUAGE_TAGS[language], { dateStyle: 'medium', timeZone: 'UTC' })
