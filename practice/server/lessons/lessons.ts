import { isFile, listFiles, loadModule, readFacts } from '#server/platform/files.ts'
import { nextTurn } from '#server/platform/turns.ts'
import { findOperations, type Operation } from '#server/resources.ts'
import type { Guide, Place, Task } from '#shared/platform/lessons/lesson.ts'

/** What a page teaches, and the code it consists of. */
export type Lesson = {
  page: string
  tasks: readonly Task[]
  /** The operation ids of the endpoints that the page imports, and of all GET endpoints of the same entities. */
  endpoints: string[]
  /** The page's own files, those of its entities, and those of its places: what to copy when building on it. */
  files: string[]
  places: readonly Place[]
  /** What to read next. */
  reading: readonly { title: string; href: string }[]
  /** Whether operators can write the page themselves (decision 073). */
  hasKata: boolean
}

let known: Promise<Map<string, Lesson>> | undefined

/** The lessons of all pages, by page id, found by listing the folders of `pages/`. */
export const findLessons = (): Promise<Map<string, Lesson>> => {
  known ??= readAll()
  return known
}

async function readAll(): Promise<Map<string, Lesson>> {
  const operations = await findOperations()
  const folders = listFiles(['pages/page?-*', 'pages/page?/page?_??-*'])
  const lessons = new Map<string, Lesson>()
  for (const folder of folders) {
    const lesson = await readLesson(folder, operations)
    lessons.set(lesson.page, lesson)
    // All of them at once would hold up other requests for 60 ms.
    await nextTurn()
  }
  return lessons
}

async function readLesson(folder: string, operations: readonly Operation[]): Promise<Lesson> {
  const page = nameOf(folder).replace(/-.*$/, '')
  const { tasks } = await importOr<{ tasks: readonly Task[] }>(`${folder}/tasks.ts`, { tasks: [] })
  const { guide } = await importOr<{ guide: Guide }>(`${folder}/guide.ts`, { guide: { places: {}, reading: {} } })
  const places = placesOf(guide, folder)
  const reading = Object.entries(guide.reading).map(([title, href]) => ({ title, href }))
  const own = listFiles(`${folder}/**/*.{ts,tsx,css}`).sort(byRank)
  const used = own.filter(file => !/\.(test|e2e|cases)\.tsx?$/.test(file)).flatMap(contractsOf)
  const names = new Set(used.flatMap(one => one.names))
  const entities = [...new Set(used.map(({ entity }) => entity))].sort()
  const named = operations.filter(({ id }) => names.has(id))
  // The console often loads data on behalf of a page through these endpoints.
  const reads = operations.filter(
    ({ entity, endpoint }) => endpoint.method === 'GET' && named.some(one => one.entity === entity),
  )
  const endpoints = [...new Set([...named, ...reads])].filter(({ endpoint }) => !endpoint.isSpared).map(({ id }) => id)
  const hasKata = isFile(`kata/${page}`)
  const files = new Set([...own, ...entities.flatMap(filesOf), ...places.map(({ file }) => file)])
  return { page, tasks, endpoints, files: [...files], places, reading, hasKata }
}

const placesOf = ({ places }: Guide, folder: string): Place[] =>
  Object.entries(places).map(([at, { en, zh, ...lines }]) => {
    const [file = '', symbol = ''] = at.split('#')
    return { file: file.replace(/^\./, folder), symbol, says: { en, zh }, ...lines }
  })

const importOr = async <T>(file: string, missing: T): Promise<T> => (isFile(file) ? loadModule(file) : missing)

/** `page.tsx` first, then the other files of the folder, then those in subfolders. */
const byRank = (a: string, b: string) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1)
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const rankOf = (file: string) => (nameOf(file) === 'page.tsx' ? 0 : file.split('/').length)

const CONTRACT_IMPORT = /import\s+\{([^}]*)\}\s+from\s+'#resources\/([\w-]+)\/(?:contract|rules)\.ts'/g

const contractsOf = (file: string) =>
  [...readFacts(file).matchAll(CONTRACT_IMPORT)].map(([, names = '', entity = '']) => ({
    entity,
    names: names.split(',').map(name => name.trim()),
  }))

const filesOf = (entity: string) =>
  ['contract.ts', 'fields.ts', 'rules.ts', 'server.ts'].map(name => `resources/${entity}/${name}`).filter(isFile)
