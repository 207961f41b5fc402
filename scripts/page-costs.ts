import { PAGE_FOLDERS } from './page-folders.ts'
import { closeOver } from './slice/closure.ts'
import { type Cost, costOf } from './slice/cost.ts'
import { idOf, readProject } from './slice/project.ts'

/**
 * What each page takes along as a slice with practice, by the page's id, without migrations, which are written for each
 * slice. `ownLines` would not come without the page.
 */
export function costsOfPages(): Record<string, Cost & { ownLines: number }> {
  const project = readProject()
  const costOfSlice = (pages: string[]) => costOf(project, closeOver(project, { pages, hasPractice: true }), [])
  const { lines } = costOfSlice([])
  const costs = PAGE_FOLDERS.map(page => [idOf(page), costOfSlice([page])] as const)
  return Object.fromEntries(costs.map(([page, cost]) => [page, { ...cost, ownLines: cost.lines - lines }]))
}
