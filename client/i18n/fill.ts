import type { Text } from '#shared/messages.ts'

/** The values that a text can interpolate. `count` selects its plural form. */
export type Values = { count?: number; [name: string]: unknown }

/** `(1)[one item];(2-7)[a few items];(10-inf)[a lot of items]` (S-I18N-3). */
const INTERVAL = /\((\d+)(?:-(\d+|inf))?\)\s*\[([^\]]*)\]/g

const inInterval = (intervals: string, count: number): string | undefined =>
  [...intervals.matchAll(INTERVAL)].find(([, from, to = from]) => count >= Number(from) && count <= numberOf(to))?.[3]

const numberOf = (bound: string | undefined) => (bound === 'inf' ? Number.POSITIVE_INFINITY : Number(bound))

/** Creating one takes a millisecond. */
const rules = new Map<string, Intl.PluralRules>()
function categoryOf(count: number, language: string): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known.select(count)
}

/** The form for a count: that of an interval, or else the plural category of the language. */
function formOf(text: Text, count: number | undefined, language: string): string {
  if (typeof text === 'string') return text
  if (count === undefined) return text.other
  const isOne = text.one !== undefined && categoryOf(count, language) === 'one'
  return (text.interval && inInterval(text.interval, count)) ?? (isOne ? text.one : undefined) ?? text.other
}

const PLACEHOLDER = /\{\{\s*([\w.-]+)\s*\}\}/g

/** A text with its values: `{{name}}`, or `{{keys.undo}}` for a value within another. A missing value is left out. */
export const fill = (text: Text, values: Values, language: string): string =>
  formOf(text, values.count, language).replace(PLACEHOLDER, (_, name: string) => {
    const value = name.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown> | null)?.[step], values)
    return value === undefined || value === null ? '' : String(value)
  })
