import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import type { PagesFile } from './documents.ts'
import { DIST, ROOT } from './paths.ts'

/** The sources of the client. */
const SOURCES = [
  '{client,pages,practice/client,shared}/**/*',
  'resources/*/{contract,fields,limits,rules}.ts',
  'scripts/build/**/*.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** Changes when a source is changed, added or removed. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: ROOT, exclude: ['**/*.{test,e2e,cases}.{ts,tsx}'] }).sort()) {
    const { mtimeMs, size } = statSync(`${ROOT}/${file}`)
    // Skips folders: their modification time changes with other files, too.
    if (/\.\w+$/.test(file)) hash.update(`${file}\0${mtimeMs}\0${size}\n`)
  }
  return hash.digest('hex')
}

/** Whether there is no build, or the sources have changed since. */
export function isClientStale(): boolean {
  try {
    const built: PagesFile = JSON.parse(readFileSync(`${DIST}/pages.json`, 'utf8'))
    return built.fingerprint !== fingerprint()
  } catch {
    return true
  }
}
