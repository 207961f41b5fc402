import { closePalette, togglePalette, usePalette } from '#client/palette/open.ts'
import { useShortcut } from '#client/shortcuts/shortcuts.ts'
import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'

const Palette = lazyPart(() => import('#client/palette/palette.tsx'))

/** Renders the command palette while it is open. */
export function PaletteHost({ signOut }: { signOut: () => unknown }) {
  const isOpen = usePalette(palette => palette.isOpen)
  useShortcut('palette', togglePalette, { inFields: true })
  return isOpen ? <Palette signOut={signOut} onFail={closePalette} /> : null
}
