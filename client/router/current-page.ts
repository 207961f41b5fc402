import { createContext, useContext } from 'react'
import type { PageEntry } from './router.ts'

/** The page in the content area; null outside the shell, as in a page's own test. */
export const CurrentPage = createContext<PageEntry | null>(null)
export const useCurrentPage = () => useContext(CurrentPage)
