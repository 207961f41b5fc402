import type { FieldError } from '#shared/errors.ts'
import { pointerStep } from '#shared/json-pointer.ts'

const NUL = '\0'

/**
 * Points at every text of an input that holds a NUL character. PostgreSQL stores none, so none is taken, whatever the field. Without
 * recursion: JSON may be nested deeper than the stack is.
 */
export function findNulCharacters(input: unknown, pointer: string): FieldError[] {
  const errors: FieldError[] = []
  const left: [unknown, string][] = [[input, pointer]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [value, at] = next
    if (typeof value === 'string') {
      if (value.includes(NUL)) errors.push({ pointer: at, code: 'not_readable' })
    } else if (value !== null && typeof value === 'object')
      for (const [name, inner] of Object.entries(value))
        if (name.includes(NUL)) errors.push({ pointer: at, code: 'not_readable' })
        // Most values are neither text nor lists, and need no pointer.
        else if (typeof inner === 'string' ? inner.includes(NUL) : typeof inner === 'object')
          left.push([inner, `${at}/${pointerStep(name)}`])
  }
  return errors
}
