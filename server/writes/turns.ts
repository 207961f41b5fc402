/** Runs work with the same key one after the other, in order. Work with different keys runs concurrently. */
export function createTurns<Key>() {
  const last = new Map<Key, Promise<unknown>>()

  return async function inTurn<T>(key: Key, work: () => Promise<T>): Promise<T> {
    // Runs even if earlier work failed. That error goes to its own caller.
    const done = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, done)
    try {
      return await done
    } finally {
      // The last one cleans up the map.
      if (last.get(key) === done) last.delete(key)
    }
  }
}
