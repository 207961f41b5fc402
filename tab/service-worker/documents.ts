import { type Fetching, worker } from '#pages/page8/page8_07-offline-and-conflict/worker/worker-scope.ts'
import { fetchDocument } from './document-at.ts'

// A static host has the sign-in screen under another name, and so the document of a page, in which the console looks for
// a new version (client/shell/banners/new-version.tsx). The worker of page8_07 answers all other visits.

const mount = new URL(worker.registration.scope).pathname
worker.addEventListener<Fetching>('fetch', event => {
  const { mode, headers, url } = event.request
  const { pathname } = new URL(url)
  if (!pathname.startsWith(mount)) return
  const isSignIn = mode === 'navigate' && /^login\/?$/i.test(pathname.slice(mount.length))
  if (isSignIn || (mode !== 'navigate' && headers.get('accept') === 'text/html'))
    event.respondWith(fetchDocument(mount, url, { cache: 'no-store' }))
})
