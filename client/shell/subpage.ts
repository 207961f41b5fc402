import { create } from 'zustand'

/** The title of what is open within the page (an entry, a record), for title bar and breadcrumb; null on the page itself. */
export const useSubpage = create<{ title: string | null }>(() => ({ title: null }))
