import type { FieldError } from '#shared/errors.ts'
import { pointerStep } from '#shared/json-pointer.ts'

const NUL = '\0'

/**
 * Finds every string in the input that contains a NUL character. PostgreSQL can't store them, so no field accepts them.
 * Works without recursion because JSON can be nested deeper than the call stack.
 */
export function findNulCharacters(input: unknown, pointer: string): FieldError[] {
  const errors: FieldError[] = []
  const left: [unknown, string][] = [[input, pointer]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [value, at] = next
    if (typeof value === 'string') {
      if (value.includes(NUL)) errors.push({ pointer: at, code: 'not-readable' })
    } else if (value !== null && typeof value === 'object')
      for (const [name, inner] of Object.entries(value))
        if (name.includes(NUL)) errors.push({ pointer: at, code: 'not-readable' })
        // Skips values that are neither strings nor objects, so that most values don't need a pointer.
        else if (typeof inner === 'string' ? inner.includes(NUL) : typeof inner === 'object')
          left.push([inner, `${at}/${pointerStep(name)}`])
  }
  return errors
}
