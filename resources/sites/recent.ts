/** Keeps the values that were used last. */
export type Recent<V> = { get: (key: string, make: () => V) => V }

/** Keeps at most this many values. A promise that fails is not kept. */
export function createRecent<V>(max: number): Recent<V> {
  const kept = new Map<string, V>()
  return {
    get(key, make) {
      const value = kept.get(key) ?? make()
      // A map lists its keys in the order in which they were added.
      kept.delete(key)
      kept.set(key, value)
      const [oldest] = kept.keys()
      if (kept.size > max && oldest !== undefined) kept.delete(oldest)
      if (value instanceof Promise) value.catch(() => kept.delete(key))
      return value
    },
  }
}
