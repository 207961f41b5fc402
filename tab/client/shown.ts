import { create } from 'zustand'

const HIDDEN = 'strive-tab-hidden'

/** Whether the line about the data in this browser is shown. Hiding it lasts; the account's menu shows it again. */
export const useShown = create<{ isShown: boolean }>(() => ({ isShown: localStorage.getItem(HIDDEN) === null }))

export function show(isShown: boolean): void {
  if (isShown) localStorage.removeItem(HIDDEN)
  else localStorage.setItem(HIDDEN, '')
  useShown.setState({ isShown })
}
