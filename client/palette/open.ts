import { create } from 'zustand'
import { hasModifier } from '#client/shortcuts/has-modifier.ts'

export const usePalette = create<{ isOpen: boolean }>(() => ({ isOpen: false }))

export function openPalette(): void {
  usePalette.setState({ isOpen: true })
  typed = ''
  addEventListener('keydown', collect, true)
}
export function closePalette(): void {
  usePalette.setState({ isOpen: false })
  takeTyped()
}
export const togglePalette = () => (usePalette.getState().isOpen ? closePalette() : openPalette())

let typed = ''

/** What was typed since the palette was opened, until now, when its field has the focus. */
export function takeTyped(): string {
  removeEventListener('keydown', collect, true)
  return typed
}

/** While the palette's code is loading, keys belong to it and not to the page. */
function collect(event: KeyboardEvent) {
  if (hasModifier(event)) return
  event.preventDefault()
  event.stopPropagation()
  if (event.key === 'Escape') closePalette()
  else if (event.key === 'Backspace') typed = typed.slice(0, -1)
  else if (event.key.length === 1) typed += event.key
}
