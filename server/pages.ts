import type { createServer, Server } from 'node:http'
import type { App } from './app.ts'

/** How the pages take part in the server: what its socket must know of them, and how they end. */
export type Pages = {
  createServer?: typeof createServer
  takeUpgrades: (server: Server) => void
  close: () => Promise<void>
}

type Options = {
  dev: boolean
  dist: string
  /** What maps may be fetched from, besides the console. */
  mapOrigins?: readonly string[]
}

/** Puts the documents and the client's files on the app: those of the build in `dist`, or Vite's of this moment. */
export async function mountPages(app: App, { dev, dist, mapOrigins = [] }: Options): Promise<Pages> {
  if (dev) {
    const { mountLivePages } = await import('./pages/live-pages.ts')
    return mountLivePages(app, mapOrigins)
  }
  const { mountBuiltPages } = await import('./pages/built-pages.ts')
  mountBuiltPages(app, dist, mapOrigins)
  return { takeUpgrades: () => {}, close: async () => {} }
}
