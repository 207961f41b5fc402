import type { createServer, Server } from 'node:http'
import type { App } from './http/app.ts'
import { type Origins, OWN_ONLY } from './pages/policy.ts'

/** How the pages take part in the server: what its socket must know of them, and how they end. */
export type Pages = {
  createServer?: typeof createServer
  takeUpgrades: (server: Server) => void
  close: () => Promise<void>
}

type Options = { dev: boolean; dist: string; origins?: Origins }

/** Puts the documents and the client's files on the app: those of the build in `dist`, or Vite's of this moment. */
export async function mountPages(app: App, { dev, dist, origins = OWN_ONLY }: Options): Promise<Pages> {
  if (dev) {
    const { mountLivePages } = await import('./pages/live-pages.ts')
    return mountLivePages(app, origins)
  }
  const { mountBuiltPages } = await import('./pages/built-pages.ts')
  mountBuiltPages(app, dist, origins)
  return { takeUpgrades: () => {}, close: async () => {} }
}
