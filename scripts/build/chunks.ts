import type { Plugin, Rolldown } from 'vite'
import { ROOT } from './paths.ts'

type Group = Rolldown.CodeSplittingGroup
type Context = Parameters<Exclude<Group['name'], string>>[1]

const inPackages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)

const either = (...tests: RegExp[]) => new RegExp(tests.map(test => test.source).join('|'))

const ENTRY = /[\\/]client[\\/](?:start[\\/]main\.tsx|router[\\/]page-code\.ts)$/

/** Chunks of the app. They are evaluated one at a time while the sign-in form is idle, so none may take long. */
const APP_PARTS: [name: string, test: RegExp][] = [
  ['react-dom', inPackages('react-dom')],
  ['react', inPackages('react', 'scheduler')],
  [
    'services',
    inPackages('react-router', '@tanstack/(?:react-query|query-core)', 'zod', 'zustand', 'idb-keyval', 'partysocket'),
  ],
  ['packages', inPackages('.*')],
  ['contracts', /[\\/](?:resources|shared)[\\/]/],
]

/**
 * Code that only some pages share, split by purpose, so that other pages don't fetch it. Most of it belongs to two or
 * three pages. A page may need five files at most (tests/budgets.test.ts).
 */
const SHARED_PARTS: [name: string, test: RegExp][] = [
  ['views', /[\\/](?:client[\\/]ui|resources)[\\/]views[\\/]|[\\/]list-views\.tsx$|[\\/]client[\\/]ui[\\/]shapes[\\/]/],
  ['table', /[\\/]client[\\/](?:ui[\\/]table|list)[\\/]/],
  ['places', either(/[\\/]resources[\\/](?:sites|customers)[\\/]/, /[\\/]find-field\.tsx$/)],
  ['uploads', /[\\/]resources[\\/](?:uploads|imports)[\\/]/],
  ['wordings', /[\\/]resources[\\/]wordings[\\/]/],
  ['passwords', /[\\/](?:password-field\.tsx|IconEyeOff\.mjs)$|[\\/]resources[\\/]keys[\\/]/],
  // Page 8_02 and classes.
  ['hunts', /[\\/]resources[\\/]hunts[\\/]|[\\/]platform[\\/]bugs\.ts$/],
  ['drag', /[\\/]client[\\/]ui[\\/]drag[\\/]/],
  // What pages with maps need at once. The library itself is loaded later.
  ['map-frame', either(/[\\/]client[\\/]ui[\\/]map[\\/]/, /[\\/]resources[\\/]counties[\\/]/)],
  ['areas', /[\\/]resources[\\/]areas[\\/]/],
  ['highlight', inPackages('shiki', '@shikijs')],
  ['markdown', inPackages('marked', 'dompurify')],
  ['plot', inPackages('uplot')],
]

/** Separate chunks, because one page needs them immediately, and others later. */
const APART: [name: string, test: RegExp][] = [
  // Two kinds of fields that few pages have, and page `ui` together.
  ['fields', /[\\/]client[\\/]ui[\\/](?:color|number)[\\/]/],
  // Page 2, the lesson and what leads to it.
  [
    'lessons',
    either(/[\\/]practice[\\/]client[\\/](?:cost|paths)[\\/]/, /[\\/](?:resources|platform)[\\/]lessons[\\/]/),
  ],
  // The keys of two pages, behind a button.
  ['help', /[\\/]client[\\/]ui[\\/]popover[\\/]help/],
  // Page 5_04, and tables if they are long.
  ['virtual', inPackages('@tanstack/(?:react-virtual|virtual-core)')],
  // Page 5_07, and what other pages draw after their first screen.
  [
    'chart',
    either(inPackages('d3-.*'), /[\\/]client[\\/]ui[\\/]chart[\\/](?!radar|palette)|[\\/]resources[\\/]sales[\\/]/),
  ],
]

/** Libraries that pages load after they are rendered: one chunk each, with the console's code that depends on it. */
const LATER_PARTS: [name: string, test: RegExp][] = [
  // Excludes the counties, which are drawn without the library if there is no WebGL.
  ['map', either(inPackages('maplibre-gl'), /[\\/]client[\\/]ui[\\/]map[\\/](?!counties)/)],
  [
    'editor',
    either(
      inPackages('@codemirror', 'codemirror', '@lezer', '@marijn', 'style-mod', 'w3c-keyname', 'crelt'),
      /[\\/]client[\\/]ui[\\/]editor[\\/](?:code-mirror|pointers|theme)\.ts$/,
    ),
  ],
]

/**
 * Few chunks instead of many. Boot and loader are one chunk each. The app's parts contain everything that the app
 * and its first page need, the shared parts what several pages need, and each page has a chunk for its own files.
 */
export function chunkGroups(): Group[] {
  let graph: Graph | null = null
  return [
    {
      debugName: 'chunks',
      name: (id, context) => {
        graph ??= readGraph(context)
        // The entry names the files of all pages, so its name changes with each of them. Nothing may import it.
        if (ENTRY.test(id)) return null
        if (graph.boot.has(id)) return 'boot'
        if (graph.loader.has(id)) return 'loader'
        if (graph.app.has(id)) return APP_PARTS.find(([, test]) => test.test(id))?.[0] ?? 'console'
        if (id.endsWith('vite/preload-helper.js')) return 'console'
        const apart = APART.find(([, test]) => test.test(id))
        if (apart) return apart[0]
        const pages = graph.pages.get(id) ?? 0
        if (pages === 0) return LATER_PARTS.find(([, test]) => test.test(id))?.[0] ?? null
        // A module that only one page needs belongs to that page's chunk.
        if (pages === 1) return null
        return SHARED_PARTS.find(([, test]) => test.test(id))?.[0] ?? 'shared'
      },
    },
  ]
}

/**
 * The modules that boot, the loader, and the app with its first page import; and the number of pages that import each.
 */
type Graph = { boot: Set<string>; loader: Set<string>; app: Set<string>; pages: Map<string, number> }

function readGraph(context: Context): Graph {
  const reach = (start: string, found = new Set<string>()) => {
    if (found.has(start)) return found
    // Vite's helper that preloads stylesheets. Boot and loader don't need it.
    if (start.endsWith('vite/preload-helper.js')) return found
    found.add(start)
    for (const id of context.getModuleInfo(start)?.importedIds ?? []) reach(id, found)
    return found
  }
  const file = (path: string) => `${ROOT}/${path}`
  const boot = reach(file('client/start/boot.ts'))
  const loader = reach(file('client/start/loader.ts'))
  const app = reach(file('client/start/main.tsx'))
  const pages = new Map<string, number>()
  for (const page of context.getModuleInfo(file('client/router/page-code.ts'))?.dynamicallyImportedIds ?? []) {
    // It shows what pages have, and must not make it common to all.
    if (page.includes('/pages/ui/')) continue
    for (const id of reach(page)) {
      pages.set(id, (pages.get(id) ?? 0) + 1)
      // The dependencies of the first page, including its links to other pages, belong to the app. Its own files don't.
      if (page.includes('/pages/page1-') && !id.includes('/pages/page1-')) app.add(id)
    }
  }
  return { boot, loader, app, pages }
}

/**
 * Chunks without the hint: boot runs before the form is visible, a visit uses only part of a large library, and most pages
 * are prefetched but never opened. Compiled ahead, their own code alone would take 2.4 MB.
 */
const COMPILED_AS_CALLED: ReadonlySet<string> = new Set(['boot', 'page', ...LATER_PARTS.map(([name]) => name)])

const HINT = '//# allFunctionsCalledOnLoad'

/**
 * A comment at the start of a chunk that makes Chromium compile it off the main thread while it is fetched, instead of
 * function by function on first call (v8.dev/blog/explicit-compile-hints). The first visit of a page takes an eighth
 * less.
 */
export const compileHint = ({ name }: { name: string }): string => (COMPILED_AS_CALLED.has(name) ? '' : HINT)

/**
 * Moves the hint to the start, where alone it counts. Vite puts a line with a chunk's stylesheets before it. Neither line
 * is in a source map.
 */
export const hintFirst = (): Plugin => ({
  name: 'hint-first',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const [first, second, ...rest] = chunk.code.split('\n')
        if (second === HINT) chunk.code = [second, first, ...rest].join('\n')
      }
    },
  },
})
