// RFC 6901. `/` parts the steps of a pointer, so that a name which holds one is written with `~1`, and `~` itself with `~0`.

/** The names that a pointer leads along, as they are. What stands before the first `/` is no step. */
export const pointerSteps = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** What a pointer names within a value; undefined where there is nothing. */
export const valueAt = (value: unknown, pointer: string): unknown =>
  pointerSteps(pointer).reduce<unknown>(
    (at, step) => (at !== null && typeof at === 'object' ? (at as Record<string, unknown>)[step] : undefined),
    value,
  )

/** A name, or a place in a list, as a step of a pointer. */
export const pointerStep = (name: string | number): string => String(name).replaceAll('~', '~0').replaceAll('/', '~1')
