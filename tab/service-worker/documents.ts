import { fetchDocument } from './document-at.ts'

type Fetching = Event & { request: Request; respondWith: (reply: Promise<Response>) => void }

// A static host has the sign-in screen under another name, and so the document of a page, in which the console looks for
// a new version (client/shell/banners/new-version.tsx). client/offline/worker.ts answers all other visits.
// This file runs as a service worker, of which the types of a window know nothing.
const worker = globalThis as unknown as {
  registration: ServiceWorkerRegistration
  addEventListener: (type: 'fetch', listener: (event: Fetching) => void) => void
}
const mount = new URL(worker.registration.scope).pathname
worker.addEventListener('fetch', event => {
  const { mode, headers, url } = event.request
  const { pathname } = new URL(url)
  if (!pathname.startsWith(mount)) return
  const isSignIn = mode === 'navigate' && /^login\/?$/i.test(pathname.slice(mount.length))
  if (isSignIn || (mode !== 'navigate' && headers.get('accept') === 'text/html'))
    event.respondWith(fetchDocument(mount, url, { cache: 'no-store' }))
})
