import { useQuery } from '@tanstack/react-query'
import { importAgain } from '#client/loading/import-again.ts'
import { type PageEntry, pages } from '#client/router/router.ts'
import { LANGUAGES } from '#shared/messages.ts'
import { foldText } from '#shared/text/fold-text.ts'
import type { FoundPage, FoundTask } from './finder.ts'

const load = importAgain(() => import('./finder.ts'))

/** What finds pages and tasks, and why it can't find more if its words could not be loaded. */
export type Finder = {
  findPages: (text: string) => FoundPage[]
  findTasks: (text: string) => FoundTask[]
  error: Error | null
  retry: () => void
}

/**
 * The words of all lessons are loaded with the first search, because their index takes 6 MB. Until then, and without them,
 * pages are found by title.
 */
export function useFinder(isSearching: boolean): Finder {
  const { data, error, refetch } = useQuery({
    queryKey: ['finder'],
    enabled: isSearching,
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return {
    findPages: data?.findPages ?? findTitles,
    findTasks: data?.findTasks ?? (() => []),
    error,
    retry: () => void refetch(),
  }
}

function findTitles(text: string): FoundPage[] {
  const wanted = foldText(text.trim())
  const isTitled = ({ meta }: PageEntry) => LANGUAGES.some(one => foldText(meta.title[one]).includes(wanted))
  return wanted === '' ? [] : pages.filter(isTitled).map(page => ({ page, isNamed: true, reason: () => null }))
}
