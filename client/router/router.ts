import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { idle } from '#client/loading/idle.ts'
import { importAgain } from '#client/loading/import-again.ts'
import { linkTo, notePage, type PageId } from './links.ts'
import type { GroupMeta, PageMeta } from './page-meta.ts'

/**
 * A page's component. What else the router needs to know is on it, not exported beside it: then the development server can
 * replace the component while the page keeps its state.
 */
type PageComponent = ComponentType & {
  /** Loads a library that the page needs after its first render, such as a map. */
  later?: () => Promise<unknown>
  /** Asks for the page's first rows, when its link is pressed. */
  prefetch?: () => Promise<unknown>
}
export type PageModule = { default: PageComponent }

export type PageEntry = {
  /** `page1`, `page3_01`. */
  id: string
  /** The path inside the app: `/page1`, `/page3/page3_01`. */
  path: string
  /** The menu group of the page; null for pages outside all groups. */
  group: GroupEntry | null
  meta: PageMeta
  hasSubPaths: boolean
  /** The page's component once its code is loaded. Rendering it directly avoids Suspense. */
  Component: ComponentType | null
  /** The same as a lazy component, while the code is loading. It keeps a failure until `renew` is called. */
  Lazy: LazyExoticComponent<ComponentType>
  renew: () => void
  /** Loads the page's code once. After a failure, the next call tries again. */
  load: () => Promise<PageModule>
}

/** A group of pages: `page3`. */
export type GroupEntry = { id: string; meta: GroupMeta }

const metas = import.meta.glob<PageMeta>(['/pages/page?-*/meta.ts', '/pages/page?/page?_??-*/meta.ts'], {
  eager: true,
  import: 'default',
})
const groupMetas = import.meta.glob<GroupMeta>('/pages/page?/group.ts', { eager: true, import: 'default' })
/** What stands beside the catalogue: it has no lesson, and neither menu nor search lead to it. */
const besideMetas = import.meta.glob<PageMeta>('/pages/{ui,class}/meta.ts', { eager: true, import: 'default' })

let pageCode: Readonly<Record<string, () => Promise<PageModule>>> = {}
/** Tells where the code of the pages is (page-code.ts), before the first is loaded. */
export function providePages(code: typeof pageCode): void {
  pageCode = code
}

/** `/pages/page3/page3_01-members/meta.ts` → `page3_01`; `/pages/page3/group.ts` → `page3`. */
export const idOf = (file: string) => /(page\d(?:_\d\d)?)(?:-[^/]*)?\/[^/]+$/.exec(file)?.[1] ?? file

/** By code unit: a collator takes 10 ms to create, which would delay the first visit. */
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

export const groups: readonly GroupEntry[] = Object.entries(groupMetas)
  .map(([file, meta]) => ({ id: idOf(file), meta }))
  .sort(byId)

export const pages: readonly PageEntry[] = Object.entries(metas)
  // The glob patterns above match no other names.
  .map(([file, meta]) => {
    const id = idOf(file) as PageId
    notePage(id)
    return createEntry(id, linkTo(id), meta, fetchOf(file))
  })
  .sort(byId)

const beside = Object.entries(besideMetas).map(([file, meta]) => {
  const id = file.split('/')[2] ?? ''
  return createEntry(id, `/${id}`, meta, fetchOf(file))
})

type Fetch = () => Promise<PageModule>

function fetchOf(metaFile: string): Fetch {
  const file = metaFile.replace('meta.ts', 'page.tsx')
  return async () => {
    const fetchPage = pageCode[file]
    if (!fetchPage) throw new Error(`there is no ${file}`)
    return fetchPage()
  }
}

function createEntry(id: string, path: string, meta: PageMeta, fetchPage: Fetch): PageEntry {
  const group = groups.find(one => id.startsWith(`${one.id}_`)) ?? null
  let fetching: Promise<PageModule> | null = null
  const importPage = importAgain(fetchPage)
  const entry: PageEntry = {
    id,
    path,
    group,
    meta,
    hasSubPaths: meta.hasSubPaths ?? false,
    Component: null,
    load,
    Lazy: lazy(load),
    renew: () => {
      entry.Lazy = lazy(load)
    },
  }

  function load() {
    fetching ??= fetchNow()
    return fetching
  }

  async function fetchNow() {
    try {
      const module = await importPage()
      entry.Component = module.default
      return module
    } catch (error) {
      fetching = null
      handleLoadFailure(entry)
      throw error
    }
  }

  return entry
}

let handleLoadFailure: (page: PageEntry) => void = () => {}
/** Calls `handle` whenever the code of a page could not be loaded, also when it was only prefetched. */
export function onLoadFailure(handle: (page: PageEntry) => void): void {
  handleLoadFailure = handle
}

/** The first page, where a visit without an address begins. */
export const HOME_PATH = pages[0]?.path ?? '/'

const byPath = new Map([...pages, ...beside].map(page => [page.path, page]))

/** The page of a path inside the app, in any case; null if there is none (S-ROUTE-3, S-ROUTE-4). */
export function findPage(pathname: string): PageEntry | null {
  const segments = pathname.toLowerCase().split('/').filter(Boolean)
  for (const length of [1, 2]) {
    const page = byPath.get(`/${segments.slice(0, length).join('/')}`)
    if (page) return segments.length === length || page.hasSubPaths ? page : null
  }
  return null
}

/** Loads, once a page is open, the library that it needs later. Whatever needs it loads it itself if this fails. */
export async function loadLater(page: PageEntry): Promise<void> {
  await idle()
  try {
    await (await page.load()).default.later?.()
  } catch {
    // See above.
  }
}
