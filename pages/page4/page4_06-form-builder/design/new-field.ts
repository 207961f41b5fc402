import type { FormField, Option } from '#resources/forms/contract.ts'
import { type FieldKind, MAX_LONG_TEXT_LENGTH, MAX_SHORT_TEXT_LENGTH } from '#resources/forms/rules.ts'
import type { Words } from '#shared/messages.ts'

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz'
/** Random instead of counted: two operators who add a field at the same time must not get the same id. */
const newId = (first: 'f' | 'o') =>
  first + [...crypto.getRandomValues(new Uint8Array(7))].map(byte => LETTERS[byte % LETTERS.length]).join('')

export const newOption = (label: Words): Option => ({ id: newId('o'), label })

/** A field of this kind with valid defaults, ready to be renamed. */
export function newField(kind: FieldKind, label: Words, optionLabel: (place: number) => Words): FormField {
  const field = { id: newId('f'), label, help: { en: '', zh: '' }, isRequired: false }
  const options = () => [1, 2].map(place => newOption(optionLabel(place)))
  switch (kind) {
    case 'short-text':
      return { ...field, kind, longest: MAX_SHORT_TEXT_LENGTH }
    case 'long-text':
      return { ...field, kind, longest: MAX_LONG_TEXT_LENGTH }
    case 'number':
      return { ...field, kind, isWhole: true, least: null, most: null }
    case 'one':
      return { ...field, kind, options: options() }
    case 'many':
      return { ...field, kind, options: options(), most: null }
    case 'date':
      return { ...field, kind, earliest: null, latest: null }
    case 'yes-no':
      return { ...field, kind }
  }
}
