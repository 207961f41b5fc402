import { create } from 'zustand'

/** Where within its page the operator is (an entry, a record), for title bar and breadcrumb; null on the page itself. */
export const usePlace = create<{ place: string | null }>(() => ({ place: null }))
