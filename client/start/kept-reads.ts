import { SESSION_KEYS, sessionStore } from '#client/state/session-store.ts'
import { STORED, storage } from '#client/state/storage.ts'

/**
 * A read whose result was on the screen: its query, and the URL that was read. Without a query, it was the first page of a
 * list that grows page by page.
 */
export type KeptRead = { key: readonly [path: string, input: object] | null; url: string }
type Kept = { account: string | null; view: string; reads: KeptRead[] }

const view = () => location.pathname + location.search
const account = () => storage.read(STORED.name)

/** For a reload: what this view has read. Only the requests are kept, no data. */
export const keepReads = (reads: KeptRead[]): boolean =>
  sessionStore.write(SESSION_KEYS.reads, JSON.stringify({ account: account(), view: view(), reads } satisfies Kept))

export const forgetReads = (): void => sessionStore.remove(SESSION_KEYS.reads)

/** What this view read before the reload; nothing if another operator did. */
export function readKept(): KeptRead[] {
  try {
    const kept: Kept | null = JSON.parse(sessionStore.read(SESSION_KEYS.reads) ?? 'null')
    if (kept?.view !== view() || kept.account !== account()) return []
    // The token is sent to this API only, whatever the storage holds.
    return kept.reads.filter(({ url }) => url.startsWith('/api/'))
  } catch {
    return []
  }
}
