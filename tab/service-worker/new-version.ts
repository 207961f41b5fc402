import { fetchDocument } from './document-at.ts'

type Fetching = Event & { request: Request; respondWith: (reply: Promise<Response>) => void }

// The console looks for a new version in the document of its page (client/shell/banners/new-version.tsx), which a static
// host has under another name.
// This file runs as a service worker, of which the types of a window know nothing.
const worker = globalThis as unknown as {
  registration: ServiceWorkerRegistration
  addEventListener: (type: 'fetch', listener: (event: Fetching) => void) => void
}
const mount = new URL(worker.registration.scope).pathname
worker.addEventListener('fetch', event => {
  const { mode, headers, url } = event.request
  if (mode !== 'navigate' && headers.get('accept') === 'text/html' && new URL(url).pathname.startsWith(mount))
    event.respondWith(fetchDocument(mount, url, { cache: 'no-store' }))
})
