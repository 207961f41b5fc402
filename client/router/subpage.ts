import { create } from 'zustand'

type Head = {
  /** The title of the entry or record that is open within the page, for window title and breadcrumb; null: none. */
  title: string | null
  /** Whether the page is rendered. Until then, the frame shows its name, but not as a heading. */
  isShown: boolean
}

/** What the page on the screen tells the frame. */
export const useSubpage = create<Head>(() => ({ title: null, isShown: false }))
