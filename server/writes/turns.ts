/** Does the work of each key one after the other, in the order in which it came; the work of different keys goes on at once. */
export function createTurns<Key>() {
  const last = new Map<Key, Promise<unknown>>()

  return async function inTurn<T>(key: Key, work: () => Promise<T>): Promise<T> {
    // Errors of earlier work reach those who asked for it.
    const done = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, done)
    try {
      return await done
    } finally {
      // The last one leaves nothing behind.
      if (last.get(key) === done) last.delete(key)
    }
  }
}
