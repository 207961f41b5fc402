import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { PagesFile } from './build/documents.ts'
import { fingerprint, isClientStale } from './build/freshness.ts'
import { DIST, ROOT } from './build/paths.ts'

/**
 * Builds the client into `dist/`, with compressed copies of all text files. Replaces the old build only when complete.
 */
async function buildClient(): Promise<void> {
  // A test runner sets NODE_ENV to `test`, which would make Vite build for development.
  process.env.NODE_ENV = 'production'
  const built = fingerprint()
  const [{ buildPages }, { writeOfflineWorker }, { compressFiles }] = await Promise.all([
    import('./build/pages.ts'),
    import('./build/offline-worker.ts'),
    import('./build/compress.ts'),
  ])
  const folder = await mkdtemp(`${ROOT}/node_modules/.strive-build-`)
  try {
    const pages: PagesFile = { ...(await buildPages(folder)), fingerprint: built }
    await writeOfflineWorker(folder)
    await hideSourceMaps(folder)
    await compressFiles(folder)
    await writeFile(`${folder}/pages.json`, JSON.stringify(pages))
    await rm(`${folder}/.vite/renderer`, { recursive: true, force: true })
    // A temporary folder is private, but the console may run as another user than the one who built it.
    await chmod(folder, 0o755)
    await rm(DIST, { recursive: true, force: true })
    await rename(folder, DIST)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Moves the source maps to a folder that is not served. Only the server reads them (server/source-maps/). */
async function hideSourceMaps(folder: string) {
  await mkdir(`${folder}/maps`)
  for (const name of await readdir(`${folder}/assets`))
    if (name.endsWith('.map')) await rename(`${folder}/assets/${name}`, `${folder}/maps/${name}`)
}

/**
 * For `npm start` and the tests: builds if the sources have changed since the last build, and throws if the build
 * fails. It runs in a child process, because the server would otherwise keep the half gigabyte that a build needs.
 */
export function buildClientWhenStale(): void {
  if (!isClientStale()) return
  console.log('Building the pages. This takes about ten seconds, and happens again only when the code has changed.')
  const { status } = spawnSync(process.execPath, [import.meta.filename], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) throw new Error('Could not build the pages.')
}

/** A slice has no build for a browser tab, so nothing names its file. */
async function buildTab(into: string, mount: string, repository: string | undefined): Promise<void> {
  const file = './tab/build.ts'
  const tab: { buildTab: typeof buildTab } = await import(/* @vite-ignore */ file)
  await tab.buildTab(into, mount, repository)
}

if (import.meta.main) {
  const start = performance.now()
  const { values } = parseArgs({
    options: {
      tab: { type: 'boolean' },
      into: { type: 'string', default: 'tab-dist' },
      mount: { type: 'string', default: '/strive/' },
      repository: { type: 'string' },
    },
  })
  if (values.tab) await buildTab(resolve(values.into), values.mount, values.repository)
  else await buildClient()
  const built = values.tab ? `the console for a browser tab into ${values.into}` : 'the pages'
  console.log(`built ${built} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
