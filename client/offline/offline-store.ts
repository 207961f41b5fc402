import { createStore, del, get, keys, type UseStore, update } from 'idb-keyval'
import { translate } from '#client/i18n/i18n.ts'
import { MOUNT_PATH } from '#client/loading/mount.ts'
import { toast } from '#client/toast/toast.ts'
import { outboxMessages } from './messages.ts'
import { CACHE_PREFIX } from './names.ts'

const DATABASE = 'strive-offline'

let opened: UseStore | undefined
const store = (): UseStore => {
  opened ??= createStore(DATABASE, 'kept')
  return opened
}

/**
 * What this browser keeps of an operator who works offline. It differs from `operatorStore` in two ways: it throws if
 * the browser can't store something, because the operator must be told, and it outlives a session that ended by itself,
 * because unsent work is lost otherwise. Signing out deletes it.
 */
export const offlineStore = {
  read: (account: string): Promise<unknown> => get(account, store()),
  /** Changes what is stored in one step, even if several tabs do. */
  change: (account: string, step: (kept: unknown) => unknown): Promise<void> => update(account, step, store()),
  delete: (account: string): Promise<void> => del(account, store()),
}

/** How many changes this tab has that were never sent, whether they are stored or not. The page that has them sets it. */
export const unsentInTab = { count: () => 0 }

/** Deletes what is kept of an operator, and with the last of them the stored page. Says so if it can't. */
export async function forgetOffline(account: string): Promise<void> {
  try {
    await offlineStore.delete(account)
    if ((await keys(store())).length === 0) await removeStoredPage()
  } catch {
    // Some private windows store nothing, and so have nothing to delete.
    if (await isAnythingStored()) toast.error(translate(outboxMessages, 'notDeleted'), { cause: 'offline' })
  }
}

const isAnythingStored = async (): Promise<boolean> => {
  const databases = await globalThis.indexedDB?.databases?.().catch(() => [])
  return databases?.some(({ name }) => name === DATABASE) ?? false
}

/** Without HTTPS, browsers have neither service workers nor caches. */
async function removeStoredPage() {
  // In a browser tab, the worker also passes requests to the server, and stays.
  if (import.meta.env.MODE !== 'tab') {
    const registration = await navigator.serviceWorker?.getRegistration(`${MOUNT_PATH}/`)
    await registration?.unregister()
  }
  if (!('caches' in globalThis)) return
  const names = (await caches.keys()).filter(name => name.startsWith(CACHE_PREFIX))
  await Promise.all(names.map(name => caches.delete(name)))
}
