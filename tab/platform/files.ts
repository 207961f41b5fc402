import { FACTS, FILES, MODULES } from 'virtual:files'
import { matching } from '#server/platform/matching.ts'

// The console's own files, as the build has listed them (scripts/tab/files.ts). Some are embedded, the others are
// fetched when they are read.

const folders = new Set(FILES.flatMap(file => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index))))
const paths = [...FILES, ...folders].sort()

export const listFiles = (patterns: string | readonly string[], exclude?: readonly string[]): string[] =>
  matching(paths, patterns, exclude)

const known = new Set(paths)
export const isFile = (path: string): boolean => known.has(path)

export function loadModule<M>(file: string): Promise<M> {
  const load = MODULES[file]
  if (!load) throw new Error(`The build for a browser lacks ${file}.`)
  // The caller knows what it exports.
  return load() as Promise<M>
}

export function readFacts(path: string): string {
  const text = FACTS[path]
  if (text === undefined) throw new Error(`The build for a browser lacks the text of ${path}.`)
  return text
}

export const readPackageFacts = (path: string): string => readFacts(`node_modules/${path}`)

let sources: Promise<Record<string, string>> | undefined

/** All sources are one file, because a lesson shows dozens of them. */
export async function readSource(path: string): Promise<string> {
  sources ??= fetchFile('sources.json').then(reply => reply.json())
  const text = (await sources)[path]
  if (text === undefined) throw new Error(`The build for a browser lacks the source of ${path}.`)
  return text
}

export const readPackageFile = async (path: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await fetchFile(path.slice(path.lastIndexOf('/') + 1))).arrayBuffer())

/** A file beside the worker's own. */
export async function fetchFile(name: string): Promise<Response> {
  const reply = await fetch(new URL(name, location.href))
  if (!reply.ok) throw new Error(`${name}: ${reply.status}`)
  return reply
}
