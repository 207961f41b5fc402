import { create } from 'zustand'
import { SESSION_KEYS, sessionStore } from '#client/state/session-store.ts'

type Beside = {
  /** Whether the part beside the page (slots.tsx) is open. On a small screen it covers the whole page. */
  isOpen: boolean
  /** What it remembers, by names of its own: which tab was chosen, how far a text was scrolled. */
  kept: Readonly<Record<string, string | number>>
}

const NOTHING: Beside = { isOpen: false, kept: {} }

/** What is beside the page. It outlives a reload of this tab, but not the session. */
export const useBeside = create<Beside>(read)
useBeside.subscribe(state => sessionStore.write(SESSION_KEYS.beside, JSON.stringify(state)))

function read(): Beside {
  try {
    const { isOpen, kept } = JSON.parse(sessionStore.read(SESSION_KEYS.beside) ?? '{}')
    return { isOpen: isOpen === true, kept: { ...kept } }
  } catch {
    return NOTHING
  }
}

export const keepBeside = (kept: Beside['kept']): void =>
  useBeside.setState(state => ({ kept: { ...state.kept, ...kept } }))

export function forgetBeside(): void {
  useBeside.setState(NOTHING)
  sessionStore.remove(SESSION_KEYS.beside)
}
