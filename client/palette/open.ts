import { create } from 'zustand'

export const usePalette = create<{ isOpen: boolean }>(() => ({ isOpen: false }))

export const openPalette = () => usePalette.setState({ isOpen: true })
export const closePalette = () => usePalette.setState({ isOpen: false })

/** Listens for Ctrl K, or ⌘ K, everywhere. Returns a function that stops listening. */
export function listenForPaletteKey(): () => void {
  function handleKey(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    usePalette.setState(({ isOpen }) => ({ isOpen: !isOpen }))
  }
  addEventListener('keydown', handleKey)
  return () => removeEventListener('keydown', handleKey)
}
