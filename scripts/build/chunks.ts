import type { Rolldown } from 'vite'
import { ROOT } from './paths.ts'

type Group = Rolldown.CodeSplittingGroup
type Context = Parameters<Exclude<Group['name'], string>>[1]

const inPackages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)

const either = (...tests: RegExp[]) => new RegExp(tests.map(test => test.source).join('|'))

/** Parts of the app that are evaluated one by one while the sign-in form stands idle: none may take long. */
const APP_PARTS: [name: string, test: RegExp][] = [
  ['react-dom', inPackages('react-dom')],
  ['react', inPackages('react', 'scheduler')],
  [
    'services',
    inPackages(
      'react-router',
      '@tanstack/(?:react-query|query-core)',
      'i18next.*',
      'react-i18next',
      'zod',
      'zustand',
      'idb-keyval',
      'partysocket',
    ),
  ],
  ['mantine', inPackages('.*')],
  ['contracts', /[\\/](?:resources|shared)[\\/]/],
]

/** What only some pages share, by its purpose: whoever needs none of it fetches none. */
const SHARED_PARTS: [name: string, test: RegExp][] = [
  [
    'table',
    either(
      inPackages('@tanstack/(?:react-table|table-core|react-store|store)'),
      /[\\/]client[\\/]ui[\\/]table[\\/]/,
      // Not what links are made of: pages without a table have those, too.
      /[\\/]client[\\/]list[\\/](?!define-list-search|layout|arranged-layout|days)/,
    ),
  ],
  ['forms', either(inPackages('@mantine/form', 'klona', 'fast-deep-equal'), /[\\/]client[\\/]ui[\\/]form[\\/]/)],
  ['highlight', inPackages('shiki', '@shikijs')],
  ['markdown', inPackages('marked', 'dompurify')],
  ['plot', inPackages('uplot')],
]

/** The events of 5_04 need it at once, a table only when it turns out to be long: one chunk for both. */
const VIRTUAL = inPackages('@tanstack/(?:react-virtual|virtual-core)')

/** What pages fetch after they stand: one chunk each, with the console's own parts that are made of it. */
const LATER_PARTS: [name: string, test: RegExp][] = [
  // Not the counties: where there is no WebGL they are drawn without the library.
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
 * Few files rather than many: boot and backstage are one chunk each, what the app and its first page need is in the app's
 * parts, what pages stand on is in the shared parts, and a page's own files are its own.
 */
export function chunkGroups(): Group[] {
  let graph: Graph | null = null
  return [
    {
      debugName: 'chunks',
      name: (id, context) => {
        graph ??= readGraph(context)
        if (graph.boot.has(id)) return 'boot'
        if (graph.backstage.has(id)) return 'backstage'
        if (graph.app.has(id)) return APP_PARTS.find(([, test]) => test.test(id))?.[0] ?? 'console'
        if (id.endsWith('vite/preload-helper.js')) return 'console'
        if (VIRTUAL.test(id)) return 'virtual'
        const pages = graph.pages.get(id) ?? 0
        if (pages === 0) return LATER_PARTS.find(([, test]) => test.test(id))?.[0] ?? null
        // What one page alone needs is that page's own, wherever it stands.
        if (pages === 1) return null
        return SHARED_PARTS.find(([, test]) => test.test(id))?.[0] ?? 'shared'
      },
    },
  ]
}

/** Modules by who needs them at once: boot, backstage, the app with its first page; and for how many pages each is needed. */
type Graph = { boot: Set<string>; backstage: Set<string>; app: Set<string>; pages: Map<string, number> }

function readGraph(context: Context): Graph {
  const reach = (start: string, found = new Set<string>()) => {
    if (found.has(start)) return found
    // The bundler's own code for loading stylesheets with code: boot and backstage do without.
    if (start.endsWith('vite/preload-helper.js')) return found
    found.add(start)
    for (const id of context.getModuleInfo(start)?.importedIds ?? []) reach(id, found)
    return found
  }
  const file = (path: string) => `${ROOT}/${path}`
  const boot = reach(file('client/start/boot.ts'))
  const backstage = reach(file('client/start/backstage.ts'))
  const app = reach(file('client/start/main.tsx'))
  const pages = new Map<string, number>()
  for (const page of context.getModuleInfo(file('client/router/router.ts'))?.dynamicallyImportedIds ?? []) {
    for (const id of reach(page)) {
      pages.set(id, (pages.get(id) ?? 0) + 1)
      // What the first page stands on is there before it, the links to other pages among it; its own files stay its own.
      if (page.includes('/pages/page1-') && (!id.includes('/pages/') || id.endsWith('/search-params.ts'))) app.add(id)
    }
  }
  return { boot, backstage, app, pages }
}

/** What works before the form is seen, and libraries of which a visit calls a part. */
const COMPILED_AS_CALLED: ReadonlySet<string> = new Set(['boot', ...LATER_PARTS.map(([name]) => name)])

/**
 * The first line of a chunk. Chromium compiles what asks for it beside the main thread while it is fetched, not function by function at
 * the first click that calls them (v8.dev/blog/explicit-compile-hints): the first visit of a page takes an eighth less.
 */
export const compileHint = ({ name }: { name: string }): string =>
  COMPILED_AS_CALLED.has(name) ? '' : '//# allFunctionsCalledOnLoad'
