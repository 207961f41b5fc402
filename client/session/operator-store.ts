import { clear, createStore, get, type UseStore, update } from 'idb-keyval'
import { useGlobal } from '#client/state/state.ts'

let opened: UseStore | undefined
const store = (): UseStore => {
  opened ??= createStore('strive-operator', 'kept')
  return opened
}
const keyOf = (name: string) => `${useGlobal.getState().user} ${name}`

/**
 * What pages keep of an operator's work in this browser, under names of their own: no operator reads another's, and the end of the
 * session clears it. In IndexedDB, because the local-storage keys are settled (S-AUTH-3), and in a database of its own, beside the
 * login records that outlive a session. Where IndexedDB is forbidden or full nothing is kept, and nothing throws.
 */
export const operatorStore = {
  read: (name: string): Promise<unknown> => attempt(() => get(keyOf(name), store())),

  /** Changes what is kept in one step, whatever other tabs do meanwhile; gives what it is now. */
  async change<T>(name: string, step: (kept: unknown) => T): Promise<T | undefined> {
    // An answer that comes when the session is over is not kept.
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
