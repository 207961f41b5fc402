/** The keys of an object whose keys are all known, such as a constant. */
export const keysIn = <T extends object>(object: T) =>
  // TypeScript has `string[]`, because an object may have more keys than its type.
  Object.keys(object) as (keyof T & string)[]

/** Whether it is a key of the object. */
export const isKeyOf = <T extends object>(object: T, key: PropertyKey): key is keyof T => Object.hasOwn(object, key)

/** An object with these keys, and a value for each. */
export const fromKeys = <K extends string, V>(keys: readonly K[], valueFor: (key: K, index: number) => V) =>
  // Every key is given a value.
  Object.fromEntries(keys.map((key, index) => [key, valueFor(key, index)])) as Record<K, V>

/** What a function makes of each item of a tuple, as a tuple of the same length. */
export const mapTuple = <const T extends readonly unknown[], U>(items: T, turn: (item: T[number]) => U) =>
  // `map` keeps the length.
  items.map(turn) as { -readonly [I in keyof T]: U }

/** The item at an index that exists; negative indexes count from the end. Throws a RangeError at any other. */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index < 0 ? items.length + index : index]
  if (item === undefined) throw new RangeError(`There is no item ${index} of ${items.length}.`)
  return item
}

/** The value of a key that exists. Throws a RangeError for any other. */
export function getExisting<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key)
  if (value === undefined) throw new RangeError(`There is no ${String(key)}.`)
  return value
}

/** A property of anything; undefined if it has none of this name. */
export const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
