import type { Translate } from '#client/i18n/i18n.ts'
import { isSecret, nullable, type Schema } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import type { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import { isKeyOf } from '#shared/objects.ts'

type T = Translate<keyof typeof messages.texts>

/** The limit of an integer in the database, which tells a reader nothing. */
const LARGEST_ID = 2 ** 31 - 1

/** A description is Markdown, and a sentence; what follows here is neither. */
const plainOf = (description: string) => description.replaceAll('`', '').replace(/\.$/, '')

/** What a schema requires, in a few words: `whole number · 1 to 200 · default 50`. */
export function hintsOf(name: string, schema: Schema, t: T): string {
  const { inner, isNullable } = nullable(schema)
  return [
    inner.description && plainOf(inner.description),
    kindOf(name, inner, t),
    bounds(t, 'range', 'min', 'max', inner.minimum, inner.maximum === LARGEST_ID ? undefined : inner.maximum),
    bounds(t, 'lengthRange', 'lengthMin', 'lengthMax', inner.minLength, inner.maxLength),
    bounds(t, 'itemsRange', 'itemsMin', 'itemsMax', inner.minItems, inner.maxItems),
    inner.default !== undefined && t('hint_default', { value: JSON.stringify(inner.default) }),
    isNullable && t('hint_null'),
  ]
    .filter(Boolean)
    .join(' · ')
}

function kindOf(name: string, { type, format, enum: choices }: Schema, t: T) {
  if (isSecret(name, { format })) return t('hint_secret')
  if (choices) return null
  if (format) return format
  const known = {
    integer: 'hint_integer',
    number: 'hint_number',
    boolean: 'hint_boolean',
    array: 'hint_array',
    object: 'hint_object',
  } as const
  return type && isKeyOf(known, type) ? t(known[type]) : null
}

type Bound =
  | 'range'
  | 'min'
  | 'max'
  | 'lengthRange'
  | 'lengthMin'
  | 'lengthMax'
  | 'itemsRange'
  | 'itemsMin'
  | 'itemsMax'

function bounds(t: T, both: Bound, lower: Bound, upper: Bound, min: number | undefined, max: number | undefined) {
  if (min !== undefined && max !== undefined) return t(`hint_${both}`, { min, max })
  if (min !== undefined) return t(`hint_${lower}`, { min, count: min })
  return max === undefined ? null : t(`hint_${upper}`, { max, count: max })
}
