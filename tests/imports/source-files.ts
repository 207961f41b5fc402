import { globSync, readFileSync } from 'node:fs'
import { dirname, normalize } from 'node:path/posix'

export const ROOT = `${import.meta.dirname}/../..`
export const FOLDERS = [
  'bench',
  'client',
  'company',
  'kata',
  'pages',
  'practice',
  'resources',
  'scripts',
  'server',
  'shared',
  'tests',
]
/** The generators of clients have packages of their own (decision 072); templates and solutions belong to learners. */
const exclude = ['**/node_modules', 'kata/templates', 'kata/*/solution.ts']
/** All source files, by their paths from the root. */
export const sources = globSync(`{${FOLDERS.join()}}/**/*.{ts,tsx}`, { cwd: ROOT, exclude }).sort()
export const textOf = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8')

export const IMPORT = /(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'/g
export const importsOf = (file: string) => [...textOf(file).matchAll(IMPORT)].map(([, path]) => path ?? '')

/** The project file of an import, or null for a package. */
export function targetOf(file: string, path: string): string | null {
  if (path.startsWith('#')) return path.slice(1)
  return path.startsWith('.') ? normalize(`${dirname(file)}/${path}`) : null
}
