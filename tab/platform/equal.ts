/** Compares values as JSON has them. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(key => Object.hasOwn(other, key) && isDeepEqual(one[key], other[key]))
  )
}

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object'
