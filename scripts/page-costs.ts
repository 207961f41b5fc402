import { fromKeys, keysIn } from '#shared/objects.ts'
import { PAGE_FOLDERS } from './page-folders.ts'
import { type Closure, closeOver } from './slice/closure.ts'
import { type Cost, costOf } from './slice/cost.ts'
import { idOf, readProject } from './slice/project.ts'

/**
 * What each page takes along as a slice with practice, by the page's id, without migrations, which are written for each
 * slice. `ownLines` would not come without the page. A build counts this, so the console around the pages is counted once.
 */
export function costsOfPages(): Record<string, Cost & { ownLines: number }> {
  const project = readProject()
  const filesOf = (pages: string[]) => closeOver(project, { pages, hasPractice: true }).files
  const cost = (files: Closure['files']) => costOf(project, files, [])
  const around = filesOf([])
  const shared = cost(around)
  const costs = PAGE_FOLDERS.map(page => {
    const own = cost(new Map([...filesOf([page])].filter(([file]) => !around.has(file))))
    return [idOf(page), { ...fromKeys(keysIn(shared), key => shared[key] + own[key]), ownLines: own.lines }] as const
  })
  return Object.fromEntries(costs)
}
