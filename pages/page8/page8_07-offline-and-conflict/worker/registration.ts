import { MOUNT_PATH } from '#client/loading/mount.ts'
import { CACHE, SEND_OUTBOX, WORKER_FILE } from '#client/offline/names.ts'
import { loadControls } from '#client/ui/later-controls.ts'

const SCOPE = `${MOUNT_PATH}/`

/**
 * A URL of its own for each time that the page is stored. A worker that was turned off lives on until its windows
 * close, and registering its URL again would revive it without installing it.
 */
const addressFor = (path: string) =>
  `${SCOPE}${WORKER_FILE}?${new URLSearchParams({ page: path, at: String(Date.now()) })}`

/** Trusted Types: this policy admits only the service worker's own URL. */
const policy = globalThis.trustedTypes?.createPolicy('strive-offline', { createScriptURL: addressFor })

/** False without HTTPS, in some private windows, and in development, where there is no build to store. */
const canStorePage = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis && !import.meta.env.DEV

/** Lets a page of this console open without a connection. `isPageStored` says afterwards whether that worked. */
export async function storePage(path: string): Promise<void> {
  if (!canStorePage()) return
  if (!(await findStored())) {
    const { installing } = await register(path)
    if (installing) await settled(installing)
  }
  await loadControls()
  await storeLoadedFiles()
}

const register = (path: string) =>
  navigator.serviceWorker.register(policy?.createScriptURL(path) ?? addressFor(path), { scope: SCOPE })

/** Resolves when a worker has taken over, or could not be installed. */
const settled = (worker: ServiceWorker) =>
  new Promise<void>(resolve => {
    const look = () => /^(?:activated|redundant)$/.test(worker.state) && resolve()
    worker.addEventListener('statechange', look)
    look()
  })

/** What this document has loaded beyond the page's own code: toasts, for example, which it may need again. */
async function storeLoadedFiles() {
  if (!(await caches.has(CACHE))) return
  const cache = await caches.open(CACHE)
  const loaded = performance
    .getEntriesByType('resource')
    .map(entry => new URL(entry.name))
    .filter(url => url.origin === location.origin && url.pathname.startsWith(`${SCOPE}assets/`))
    .map(url => url.pathname)
  const stored = new Set((await cache.keys()).map(request => new URL(request.url).pathname))
  await cache.addAll([...new Set(loaded)].filter(path => !stored.has(path)))
}

export const isPageStored = async (): Promise<boolean> => canStorePage() && (await findStored()) !== null

/** The registration, if its worker is active and has its files. */
async function findStored(): Promise<ServiceWorkerRegistration | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  return registration?.active && (await caches.has(CACHE)) ? registration : null
}

/** Where browsers have it: the system says when the connection is back, even if this tab sleeps. */
type SyncManager = { register: (tag: string) => Promise<void> }
const syncOf = (registration: ServiceWorkerRegistration) => (registration as { sync?: SyncManager }).sync

export const canSyncInBackground = (): boolean => 'SyncManager' in globalThis

/** Asks the browser to call `onWoken` when the connection is back. Without permission, the `online` event remains. */
export async function requestSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE)
  if (registration)
    await syncOf(registration)
      ?.register(SEND_OUTBOX)
      .catch(() => undefined)
}

export function onWoken(listener: () => void): () => void {
  const handle = ({ data }: MessageEvent<unknown>) => data === SEND_OUTBOX && listener()
  navigator.serviceWorker?.addEventListener('message', handle)
  return () => navigator.serviceWorker?.removeEventListener('message', handle)
}
