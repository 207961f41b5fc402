import { dirname } from 'node:path/posix'
import { type Edge, isTest, type Project, pageOf, resourceOf } from './project.ts'

/** Why a file is in a slice. */
type Reason = { from: string; by: Edge['by'] | 'folder' | 'root' }
export type Closure = { files: Map<string, Reason>; packages: Map<string, string>; missing: string[] }
export type Choice = { pages: readonly string[]; hasPractice: boolean }

/** What the hosts and their start need, whatever pages are chosen; and tools, which npm scripts start. */
const HOST_ROOTS = [
  /^client\/start\/(?:boot|loader|main|document|read-early)\.tsx?$/,
  /^client\/router\/page-code\.ts$/,
  /^(?:server\/main|company\/company)\.ts$/,
  // What the migrations of a slice import.
  /^server\/database\/(?:append-only|statements)\.ts$/,
  /^scripts\/(?:start|build|accounts|backup|restore|new-page|test|sqlite-template|postgres)\.ts$/,
  /^scripts\/(?:check-node|return-memory)\.mjs$/,
  /^\w+\.config\.ts$/,
]
const LESSON = /^(?:pages|scripts\/new-page)\/.*\/(?:how\.tsx|guide\.ts|tasks\.(?:cases\.|e2e\.)?ts)(?:\.txt)?$/
/** What a resource shares without being there: the rest of its folder doesn't have to come. */
const IS_SHARED = /^resources\/[^/]+\/(?:limits|rules|[\w-]+-rules)\.ts$/

/** A file of practice, of the lesson of a page, and the bugs of a resource that are hunted. */
export const isPractice = (file: string) => /^practice\/|^resources\/[^/]+\/bugs\.ts$/.test(file) || LESSON.test(file)

/**
 * All files of the chosen pages, of the hosts, and what they name. A page and a resource come with their whole folders,
 * because hosts list folders.
 */
export function closeOver(project: Project, { pages, hasPractice }: Choice): Closure {
  const closure: Closure = { files: new Map(), packages: new Map(), missing: [] }
  const whole = new Set<string>()
  const waiting: [file: string, reason: Reason][] = []
  const comeAll = (isOf: (file: string) => boolean, from: string) => {
    for (const file of project.files) if (isOf(file) && !isTest(file)) waiting.push([file, { from, by: 'folder' }])
  }
  for (const file of project.files)
    if (HOST_ROOTS.some(root => root.test(file))) waiting.push([file, { from: '', by: 'root' }])
  for (const page of pages) comeAll(file => pageOf(file) === page || file === `${dirname(page)}/group.ts`, page)
  if (hasPractice) comeAll(file => file.startsWith('practice/'), 'practice')
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [file, reason] = next
    if (closure.files.has(file)) continue
    const page = pageOf(file)
    if ((!hasPractice && isPractice(file)) || (page !== null && !pages.includes(page))) {
      if (reason.by === 'import') closure.missing.push(`${reason.from} → ${file}`)
      continue
    }
    closure.files.set(file, reason)
    const resource = resourceOf(file)
    if (resource !== null && !IS_SHARED.test(file) && !whole.has(resource)) {
      whole.add(resource)
      comeAll(one => one.startsWith(`resources/${resource}/`), file)
    }
    const { edges, packages } = project.edgesOf(file)
    for (const name of packages) closure.packages.set(name, file)
    for (const { to, by } of edges)
      if (project.known.has(to)) waiting.push([to, { from: file, by }])
      else if (by === 'import' && /\.(?:tsx?|css|mjs)$/.test(to)) closure.missing.push(`${file} → ${to}`)
  }
  return closure
}
