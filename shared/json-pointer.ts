import { propertyOf } from '#shared/objects.ts'

// RFC 6901. `/` separates the steps of a pointer. Inside a name, `/` is escaped as `~1` and `~` as `~0`.

/** The unescaped steps of a pointer. Text before the first `/` is not a step. */
export const pointerSteps = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The value at a pointer, or undefined. Objects and arrays are both read by key, but only their own properties. */
export function valueAt(value: unknown, pointer: string): unknown {
  let here = value
  for (const key of pointerSteps(pointer)) here = Object.hasOwn(Object(here), key) ? propertyOf(here, key) : undefined
  return here
}

/** A property name or array index as a step of a pointer. */
export const pointerStep = (name: string | number): string => String(name).replaceAll('~', '~0').replaceAll('/', '~1')
