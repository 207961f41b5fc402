import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, normalize } from 'node:path/posix'

export const ROOT = `${import.meta.dirname}/../..`
/** Whether a path names a file of the whole project, also of a folder that no slice takes along (`kata/`). */
export const exists = (path: string) => existsSync(`${ROOT}/${path}`)
export const MIGRATIONS = 'server/database/migrations'
const FOLDERS = 'client,company,pages,practice,resources,scripts,server,shared,tests'

/** A test, what only tests use, and what only generates tests. */
export const isTest = (file: string) => /\.(?:test|e2e|cases)\.tsx?$|\/samples\.ts$/.test(file)

export type Edge = { to: string; by: 'import' | 'path' | 'table' }

const IMPORT =
  /(?:from|import(?:\.meta\.resolve)?|composes:[^;'"]*from|import\.meta\.resolve)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"\n]+)['"]/g
/** A file that code opens by its path: `new URL('./x.ts', import.meta.url)`, `${import.meta.dirname}/x.csv`. */
const OPENED =
  /new URL\(\s*['"`](\.[^'"`]+)['"`]|\$\{import\.meta\.dirname\}(\/[^`'"$\s]+)|['"`(](?:\.?\/)?((?:client|company|pages|practice|resources|server|shared|scripts)\/[\w./-]+)['"`]|['"](?:\.\/)?(tests\/[\w./-]+)['"]/g
/** A table that a query names by its text. */
const QUERIED =
  /\b(?:rows|scoped|\w*From|insertInto|updateTable|insertMany|nextId|lockRows|table|\w*[jJ]oin)\(\s*(?:trx,\s*|writing\.trx,\s*)?['`"](\w+)/g

const textOf = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8')

/** The files of the project and what each of them names: other files, packages, and tables of resources. */
export function readProject() {
  const files = globSync([`{${FOLDERS}}/**/*`, '*.config.ts'], {
    cwd: ROOT,
    withFileTypes: true,
    exclude: entry => entry.name === 'node_modules',
  })
    .filter(entry => entry.isFile())
    .map(entry => normalize(`${entry.parentPath}/${entry.name}`).replace(`${normalize(ROOT)}/`, ''))
    .sort()
  const known = new Set(files)
  const tables = ownersOf(files, 'table.ts', tablesIn)
  const paths = ownersOf(files, 'contract.ts', pathsIn)
  const edges = new Map<string, { edges: Edge[]; packages: string[] }>()

  const edgesOf = (file: string) => edges.getOrInsertComputed(file, readEdges)

  function readEdges(file: string) {
    // What a template (`page.tsx.txt`) imports must be there when it is filled.
    if (!known.has(file) || !/\.(?:tsx?|mjs|css)(?:\.txt)?$/.test(file)) return { edges: [], packages: [] }
    // Comments may contain code.
    const text = textOf(file).replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    const isTemplate = file.endsWith('.txt')
    const paths = [...text.matchAll(IMPORT)]
      .map(([, path = '']) => path.replace(/\?.*/, '').replace(/^virtual:(.*)/, '#scripts/build/virtual/$1.ts'))
      .filter(path => !isTemplate || !/^\.|__/.test(path))
    const opened = [...text.matchAll(OPENED)].flatMap(([, url, own, named, test]) => {
      // What a configuration names.
      if (test !== undefined) return file.endsWith('.config.ts') && known.has(test) && !isTest(test) ? test : []
      const path = named ?? normalize(`${dirname(file)}/${url ?? `.${own}`}`)
      if (known.has(path)) return path
      // A folder of its own, such as templates. Which migrations a slice needs depends on its tables.
      return own && path !== MIGRATIONS ? files.filter(one => one.startsWith(`${path}/`)) : []
    })
    const queried = /^(?:resources|company|server|practice|tests)\//.test(file)
      ? [...text.matchAll(QUERIED)].flatMap(([, name = '']) => tables.get(name) ?? [])
      : []
    return {
      edges: [
        ...paths.filter(path => /^[#.]/.test(path)).map(path => ({ to: resolve(file, path), by: 'import' as const })),
        ...opened.map(to => ({ to, by: 'path' as const })),
        ...queried.map(to => ({ to, by: 'table' as const })),
      ],
      packages: paths.filter(path => /^@?\w/.test(path) && !path.startsWith('node:')).map(packageOf),
    }
  }

  return { files, known, tables, paths, edgesOf, textOf }
}

export type Project = ReturnType<typeof readProject>

const resolve = (file: string, path: string) =>
  path.startsWith('#') ? path.slice(1) : normalize(`${dirname(file)}/${path}`)
const packageOf = (path: string) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path

/** `members` of `resources/members/entity.ts`; null for a file of no resource. */
export const resourceOf = (file: string) => /^resources\/([^/]+)\//.exec(file)?.[1] ?? null

/** `pages/page3/page3_01-members` of a file of a page; null for any other. */
export const pageOf = (file: string) =>
  /^pages\/(?:page\d-[^/]+|page\d\/page\d_\d\d-[^/]+|ui)(?=\/)/.exec(file)?.[0] ?? null

/** What the files of this name in resources declare, and which of them do. */
function ownersOf(files: readonly string[], name: string, declaredIn: (text: string) => Iterable<string>) {
  const owners = new Map<string, string[]>()
  for (const file of files.filter(one => /^resources\/[^/]+\/[^/]+$/.test(one) && one.endsWith(`/${name}`)))
    for (const declared of declaredIn(textOf(file))) owners.set(declared, [...(owners.get(declared) ?? []), file])
  return owners
}

/** The tables that a `table.ts` adds to the platform's. */
const tablesIn = (text: string) =>
  [...text.matchAll(/^ {2}interface \w*Tables \{$(.*?)^ {2}\}$/gms)]
    .flatMap(([, members = '']) => [...members.matchAll(/^ {4}(\w+):/gm)])
    .map(([, name = '']) => name)

/** What stands after `/api/` in the endpoints of a contract: `members` of `/api/members/:memberId`. */
const pathsIn = (text: string) => [...text.matchAll(/endpoint\('[A-Z]+ \/api\/([\w-]+)/g)].map(([, path = '']) => path)

/** `page3_01` of `pages/page3/page3_01-members`. */
export const idOf = (folder: string) => /page\d(?:_\d\d)?(?=-)/.exec(folder)?.[0] ?? folder

/** The folder of a page, by its id. Throws if there is none. */
export function pageFolder(id: string): string {
  const [folder] = globSync([`pages/${id}-*`, `pages/*/${id}-*`], { cwd: ROOT })
  if (!folder || !exists(`${folder}/page.tsx`)) throw new Error(`There is no page ${id}.`)
  return folder
}
