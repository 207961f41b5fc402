export function createListeners<T>() {
  const listeners = new Set<(news: T) => void>()
  return {
    /** Returns a function that removes the listener. */
    add(listener: (news: T) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify(news: T): void {
      for (const listener of listeners) listener(news)
    },
  }
}
