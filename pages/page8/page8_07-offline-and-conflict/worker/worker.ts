import { CACHE, CACHE_PREFIX, SEND_OUTBOX } from '#client/offline/names.ts'
import { fetchDocument } from './document-at.ts'
import { type Fetching, type Lasting, worker } from './worker-scope.ts'

// The service worker, which opens the console without a connection. It exists only in browsers where an operator has
// turned it on (registration.ts), and is built on its own (scripts/build/offline-worker.ts). A document always comes
// from the server if there is one, so an old console is never shown after a deployment. Data is none of its business:
// requests to the API pass it by.
//
// The worker stays the same when the console changes, and stores a new build itself. A worker that replaces another while
// windows are open may end the other in the middle of its reply to a reload, which then never loads.

const mount = new URL(worker.registration.scope)
/** The page that works offline, inside the app. Any page of the app starts from its document. */
const page = new URL(location.href).searchParams.get('page') ?? ''
const DOCUMENT = new URL(page.replace(/^\//, ''), mount).href

worker.addEventListener<Lasting>('install', event => event.waitUntil(install()))
worker.addEventListener<Lasting>('activate', event => event.waitUntil(activate()))
worker.addEventListener<Fetching>('fetch', handleFetch)
worker.addEventListener<Lasting>('sync', event => event.waitUntil(wakeWindows()))

async function install() {
  // The console in a browser tab has it from the start, without a page.
  if (page !== '') await storeBuild()
  // Turned on again: the worker that was turned off lives until its windows close. A newer worker waits for that.
  if (worker.registration.active?.scriptURL !== location.href) await worker.skipWaiting()
}

/**
 * Keeps the page's document and every file that it names. If one is missing, what was kept before stays. The files of an
 * older build are deleted.
 */
async function storeBuild() {
  const document = await fetchDocument(mount.pathname, DOCUMENT, { cache: 'no-store' })
  if (!document.ok) throw new Error(`The page could not be stored: ${document.status}`)
  const cache = await caches.open(CACHE)
  const [files, before] = [filesIn(await document.clone().text()), await cache.match(DOCUMENT, { ignoreVary: true })]
  const isSameBuild = before !== undefined && filesIn(await before.text()).join() === files.join()
  if (isSameBuild) return
  const old = await cache.keys()
  await cache.addAll(files)
  await cache.put(DOCUMENT, document)
  const named = new Set([DOCUMENT, ...files.map(file => new URL(file, mount).href)])
  await Promise.all(
    old.filter(({ url }) => !named.has(url)).map(request => cache.delete(request, { ignoreVary: true })),
  )
}

/** The URLs of the build's files that a document names, in whatever attribute. */
function filesIn(html: string): string[] {
  const named = html.split(/["'\s]+/).filter(word => word.startsWith(mount.pathname))
  return [...new Set(named)].filter(name => isFile(name.slice(mount.pathname.length)))
}

/** From now on, this worker answers for all windows. Earlier versions of it had other caches. */
async function activate() {
  const old = (await caches.keys()).filter(name => name.startsWith(CACHE_PREFIX) && name !== CACHE)
  await Promise.all(old.map(name => caches.delete(name)))
  await worker.clients.claim()
}

/** Stores the server's build, unless work offline has been turned off and this worker still serves an open window. */
async function refresh() {
  if (await caches.has(CACHE)) await storeBuild()
}

const isFile = (path: string) => /^(?:assets\/|favicon)/.test(path)

function handleFetch(event: Fetching) {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(mount.href)) return
  const path = new URL(request.url).pathname.slice(mount.pathname.length)
  if (request.mode === 'navigate') {
    // Nobody can sign in without the server, and the stored document has no form.
    if (!/^login\/?$/i.test(path)) event.respondWith(answerDocument(event))
  } else if (isFile(path)) event.respondWith(answerFile(event))
}

/** The server decides; only if it can't be reached, the stored document opens the console. */
async function answerDocument(event: Fetching): Promise<Response> {
  try {
    const reply = await fetchDocument(mount.pathname, event.request)
    // The server may have a new build. A failure is none of this reply's business, and the next one tries again.
    if (reply.ok) event.waitUntil(refresh().catch(() => undefined))
    return reply
  } catch (failure) {
    const kept = await findKept(DOCUMENT)
    if (kept) return kept
    throw failure
  }
}

/** File names contain a hash of their content, so a stored file is never out of date. */
async function answerFile(event: Fetching): Promise<Response> {
  const { request } = event
  const kept = await findKept(request.url)
  if (kept) return kept
  const reply = await fetch(request)
  if (reply.ok) event.waitUntil(keep(request.url, reply.clone()))
  return reply
}

// The query is that of a repeated import (client/loading/import-again.ts). Compression and language don't matter here.
const findKept = (address: string) => caches.match(address, { cacheName: CACHE, ignoreSearch: true, ignoreVary: true })

async function keep(address: string, reply: Response) {
  // It was turned off, and this worker still serves the open window.
  if (!(await caches.has(CACHE))) return
  const cache = await caches.open(CACHE)
  // If the storage is full, the file is fetched again next time.
  await cache.put(address, reply).catch(() => undefined)
}

/** The session is known to the windows only. Without one, the browser tries again later. */
async function wakeWindows() {
  const windows = await worker.clients.matchAll({ type: 'window' })
  if (windows.length === 0) throw new Error('No window is open')
  for (const window of windows) window.postMessage(SEND_OUTBOX)
}
