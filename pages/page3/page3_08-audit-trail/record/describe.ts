import { formatsOf } from '#client/i18n/formats.ts'
import type { Locale } from '#client/i18n/use-locale.ts'
import { messages } from '#pages/page3/page3_08-audit-trail/messages.ts'
import { JOB_NAMES } from '#resources/members/rules.ts'
import type { Language } from '#shared/messages.ts'
import { isKeyOf } from '#shared/objects.ts'

/** What is needed to describe fields and values. */
export type Speech = Pick<Locale<typeof messages>, 't' | 'language'> & {
  teamName: (id: number) => string
  sandboxName: (id: string) => string
  formatDay: (day: string) => string
  formatTime: (time: string) => string
}

const isWord = (key: string): key is keyof typeof messages.texts => key in messages.texts

/**
 * The label of a field by its path; a nested field has the labels along the path. A name without a label is written as
 * words: `firstSeenAt` becomes `First seen at`.
 */
export function describeField(path: string, { t }: Pick<Speech, 't'>): string {
  const whole = `field_${path.replaceAll('.', '_')}`
  if (isWord(whole)) return t(whole)
  return path
    .split('.')
    .map(name => {
      const key = `field_${name}`
      return isWord(key) ? t(key) : wordsOf(name)
    })
    .join(' · ')
}

const wordsOf = (name: string) => {
  const words = name.replace(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const describeFields = (fields: readonly string[], speech: Pick<Speech, 't' | 'language'>): string =>
  fields.map(field => describeField(field, speech)).join(speech.language === 'zh' ? '、' : ', ')

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
const DAY = /^\d{4}-\d\d-\d\d$/

/** A value as text, depending on its field. */
export function describeValue(path: string, value: unknown, speech: Speech): string {
  const { t, language, teamName, sandboxName, formatDay, formatTime } = speech
  if (value === null || value === undefined || value === '') return t('none')
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (Array.isArray(value)) return value.map(one => describeValue(path, one, speech)).join(', ') || t('none')
  if (typeof value === 'number') {
    if (path === 'teamId') return teamName(value) || `#${value}`
    return path === 'pokemonId' ? `#${value}` : formatsOf(language, 'UTC').number(value)
  }
  if (typeof value !== 'string') return JSON.stringify(value)
  if (path === 'sandbox' || path === 'snapshotOf') return sandboxName(value) || value
  if (path === 'job') return nameOfJob(value, language)
  if (MOMENT.test(value)) return formatTime(value)
  return DAY.test(value) ? formatDay(value) : value
}

const nameOfJob = (job: string, language: Language) => (isKeyOf(JOB_NAMES, job) ? JOB_NAMES[job][language] : job)
