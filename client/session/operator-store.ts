import { clear, createStore, get, type UseStore, update } from 'idb-keyval'
import { useGlobal } from '#client/state/state.ts'

let opened: UseStore | undefined
const store = (): UseStore => {
  opened ??= createStore('strive-operator', 'kept')
  return opened
}
const keyOf = (name: string) => `${useGlobal.getState().user} ${name}`

/**
 * What pages store of an operator's work in this browser, each under its own name. No operator can read another's, and
 * it is cleared when the session ends. It uses IndexedDB, because S-AUTH-3 prescribes the local-storage keys, in a
 * database separate from the login records, which outlive a session. If IndexedDB is forbidden or full, nothing is
 * stored and nothing throws.
 */
export const operatorStore = {
  read: (name: string): Promise<unknown> => attempt(() => get(keyOf(name), store())),

  /** Updates a stored value atomically across tabs, and returns the new value. */
  async change<T>(name: string, step: (kept: unknown) => T): Promise<T | undefined> {
    // Data that arrives after the session has ended is not stored.
    if (!useGlobal.getState().isLogin) return undefined
    let now: T | undefined
    await attempt(() =>
      update(
        keyOf(name),
        kept => {
          now = step(kept)
          return now
        },
        store(),
      ),
    )
    return now
  },

  clear: (): Promise<unknown> => attempt(() => clear(store())),
}

async function attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}
