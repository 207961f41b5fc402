import { formatsOf } from '#client/i18n/formats.ts'
import type { Language } from '#shared/messages.ts'

const number = (value: number, language: Language, digits: number) => formatsOf(language, 'UTC').number(value, digits)

/** `512 B`, `12.5 KB`, `3.1 MB`: a kilobyte is 1024 bytes. */
export function formatBytes(bytes: number, language: Language): string {
  if (bytes < 1024) return `${number(bytes, language, 0)} B`
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${number(kilobytes, language, 1)} KB` : `${number(kilobytes / 1024, language, 1)} MB`
}

/** `0.8 ms`, `42 ms`, `1.24 s`. */
export const formatMs = (ms: number, language: Language): string =>
  ms < 1000 ? `${number(ms, language, ms < 10 ? 1 : 0)} ms` : `${number(ms / 1000, language, 2)} s`
