/** The events that one instance sends to all, itself included: ids, not bodies. */
export type LiveEvent =
  | { topic: 'logins'; ids: number[] }
  | { topic: 'session-ended'; sessionIds: number[] }
  | { topic: 'session-shortened'; sessionId: number }
  /** What they may do has changed: by their level, or by the role that they preview. */
  | { topic: 'session-rights'; sessionIds: number[] }
  | { topic: 'faults'; accountId: number }
  | { topic: 'traffic'; accountId: number; lastId: number }
  | { topic: 'task'; accountId: number; page: string; task: string }
  | { topic: 'keys' }
  | { topic: 'session-sandbox'; sessionIds: number[]; sandboxId: string }
  /** Rows that were written: of a sandbox, or (null) of the account's own. */
  | { topic: 'rows'; entity: string; ids: (number | string)[]; sandboxId: string | null; accountId: number }

export type LiveBus = {
  /** Tell only what is committed. */
  publish(event: LiveEvent): void
  subscribe(listener: (event: LiveEvent) => void): () => void
  close(): Promise<void>
}

/** The bus of a single instance. */
export function createLocalBus(): LiveBus {
  const listeners = new Set<(event: LiveEvent) => void>()
  return {
    publish(event) {
      // Later, so that the publisher can answer its own caller first.
      setImmediate(() => {
        for (const listener of listeners) listener(event)
      })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => listeners.clear(),
  }
}
