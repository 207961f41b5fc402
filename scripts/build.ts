import { spawnSync } from 'node:child_process'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import type { PagesFile } from './build/documents.ts'
import { fingerprint, isClientStale } from './build/freshness.ts'
import { DIST, ROOT } from './build/paths.ts'

/** Builds the client into `dist/`: code, styles, documents, each text compressed. The old build stands until the new is whole. */
export async function buildClient(): Promise<void> {
  // A test runner says `test` to what it starts, and Vite would build for development.
  process.env.NODE_ENV = 'production'
  const built = fingerprint()
  const [{ build, resolveConfig }, { writeDocuments }, { compressFiles }] = await Promise.all([
    import('vite'),
    import('./build/documents.ts'),
    import('./build/compress.ts'),
  ])
  const folder = await mkdtemp(`${ROOT}/node_modules/.strive-build-`)
  try {
    const config = { configFile: `${ROOT}/vite.config.ts`, configLoader: 'native', logLevel: 'warn' } as const
    await build({ ...config, build: { outDir: folder, emptyOutDir: true } })
    const { base } = await resolveConfig(config, 'build')
    const pages: PagesFile = { ...(await writeDocuments(folder, base)), fingerprint: built }
    await compressFiles(folder)
    await writeFile(`${folder}/pages.json`, JSON.stringify(pages))
    await rm(`${folder}/.vite/renderer`, { recursive: true, force: true })
    await rm(DIST, { recursive: true, force: true })
    await rename(folder, DIST)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * For `npm start` and the tests: builds when the sources are not those of the last build, in a process of its own, so that the
 * server does not keep the build's half gigabyte. Throws when the build fails.
 */
export function buildClientWhenStale(): void {
  if (!isClientStale()) return
  const { status } = spawnSync(process.execPath, [import.meta.filename], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) throw new Error('Could not build the pages.')
}

if (import.meta.main) {
  const start = performance.now()
  await buildClient()
  console.log(`built the pages in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
