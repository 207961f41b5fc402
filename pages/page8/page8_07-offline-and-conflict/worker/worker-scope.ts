// The types of this project are those of a window. These are the parts of a service worker that it uses.
export type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
export type Fetching = Lasting & { request: Request; respondWith: (reply: Promise<Response>) => void }
type WorkerScope = {
  registration: ServiceWorkerRegistration
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window' }) => Promise<{ postMessage: (message: string) => void }[]>
  }
  skipWaiting: () => Promise<void>
  addEventListener: <E extends Event>(type: string, listener: (event: E) => void) => void
}
// Only service workers import this.
export const worker = globalThis as unknown as WorkerScope
