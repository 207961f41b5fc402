import { lazy, Suspense } from 'react'
import { togglePalette, usePalette } from '#client/palette/open.ts'
import { useShortcut } from '#client/shortcuts/shortcuts.ts'

const Palette = lazy(() => import('#client/palette/palette.tsx'))

/** Renders the command palette while it is open. */
export function PaletteHost({ signOut }: { signOut: () => unknown }) {
  const isOpen = usePalette(palette => palette.isOpen)
  useShortcut('palette', togglePalette, { inFields: true })
  return isOpen ? (
    <Suspense>
      <Palette signOut={signOut} />
    </Suspense>
  ) : null
}
