import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import type { PagesFile } from './documents.ts'
import { DIST, ROOT } from './paths.ts'

/** Everything that the client is made of. */
const SOURCES = [
  '{client,pages,shared}/**/*',
  'resources/*/{contract,rules}.ts',
  'scripts/build/**/*.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** Changes when a source is changed, added or removed. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: ROOT, exclude: ['**/*.{test,e2e,cases}.{ts,tsx}'] }).sort()) {
    const { mtimeMs, size } = statSync(`${ROOT}/${file}`)
    // A folder's own time changes with files that are none of ours.
    if (/\.\w+$/.test(file)) hash.update(`${file}\0${mtimeMs}\0${size}\n`)
  }
  return hash.digest('hex')
}

/** Is there no build, or one of other sources than those that are here now? */
export function isClientStale(): boolean {
  try {
    const built: PagesFile = JSON.parse(readFileSync(`${DIST}/pages.json`, 'utf8'))
    return built.fingerprint !== fingerprint()
  } catch {
    return true
  }
}
