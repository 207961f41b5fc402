import { create } from 'zustand'

/**
 * The title of the entry or record that is open within the page, for window title and breadcrumb; null on the page
 * itself.
 */
export const useSubpage = create<{ title: string | null }>(() => ({ title: null }))
