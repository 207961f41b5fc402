/** Those who want to hear of something. */
export function createListeners<T>() {
  const listeners = new Set<(told: T) => void>()
  return {
    /** Returns what stops hearing. */
    add(listener: (told: T) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell(told: T): void {
      for (const listener of listeners) listener(told)
    },
  }
}
