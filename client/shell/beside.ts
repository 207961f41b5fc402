import { create } from 'zustand'

/** Whether the part beside the page (slots.tsx) is open. On a small screen it covers the whole page. */
export const useBeside = create(() => ({ isOpen: false }))
