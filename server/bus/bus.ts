import { nextTurn } from '#server/platform/turns.ts'
import type { Held, HeldAction } from '#shared/platform/held.ts'
import type { Person } from '#shared/platform/live.ts'

/** A live connection at a place. */
export type Present = Person & { connection: string; sessionId: number; since: string }

/** A held request, whose it is, and which sandbox its rule is for (null: all of a session's rules). */
export type HeldAt = Held & { accountId: number; ruleSandboxId: string | null }

/** Events that an instance sends to all instances, including itself. They carry ids, not contents. */
export type LiveEvent =
  | { topic: 'logins'; ids: number[] }
  | { topic: 'session-ended'; sessionIds: number[] }
  | { topic: 'session-shortened'; sessionId: number }
  /** The permissions of these sessions have changed, through their level or a previewed role. */
  | { topic: 'session-rights'; sessionIds: number[] }
  | { topic: 'faults'; accountId: number }
  /** Hunts have begun or ended. */
  | { topic: 'hunts' }
  /** What an instance holds of an account in a sandbox, and what to do with some of it. */
  | { topic: 'held'; instance: string; accountId: number; sandboxId: string; held: readonly HeldAt[] }
  | { topic: 'held-step'; ids: readonly string[]; step: HeldAction }
  | { topic: 'traffic'; accountId: number; lastId: number }
  | { topic: 'task'; accountId: number; page: string; task: string }
  /** A request could have completed a task, and did not. */
  | { topic: 'tried'; accountId: number; page: string; task: string }
  | { topic: 'keys' }
  /** Who is at a place, of the connections of one instance. */
  | { topic: 'presence'; instance: string; place: string; people: readonly Present[] }
  /** A console is asked for its state (S-WS-1). */
  | { topic: 'ask'; sessionId: number; id: string; by: string }
  | { topic: 'session-sandbox'; sessionIds: number[]; sandboxId: string }
  /** Rows that were written. `sandboxId` is null for data of the account or the console. */
  | { topic: 'rows'; entity: string; ids: (number | string)[]; sandboxId: string | null; accountId: number }

export type LiveBus = {
  /** Publish only after the commit. */
  publish(event: LiveEvent): void
  subscribe(listener: (event: LiveEvent) => void): () => void
  close(): Promise<void>
}

/** The bus of a single instance. */
export function createLocalBus(): LiveBus {
  const listeners = new Set<(event: LiveEvent) => void>()
  return {
    publish(event) {
      // Deferred, so that the publisher can respond first.
      void nextTurn().then(() => {
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
