import type { App } from './http/app.ts'
import type { Says } from './pages/documents.ts'
import type { Pages } from './pages/mounted.ts'
import { type Origins, OWN_ONLY } from './pages/policy.ts'

type Options = {
  dev: boolean
  dist: string
  says: Says
  origins?: Origins
}

/** Mounts the documents and the client's files: the build in `dist`, or Vite's in development. */
export async function mountPages(app: App, { dev, dist, says, origins = OWN_ONLY }: Options): Promise<Pages> {
  if (dev) {
    const { mountLivePages } = await import('./pages/live-pages.ts')
    return mountLivePages(app, says, origins)
  }
  const { mountBuiltPages } = await import('./pages/built-pages.ts')
  mountBuiltPages(app, dist, says, origins)
  return { takeUpgrades: () => {}, close: async () => {} }
}
