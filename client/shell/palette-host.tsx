import { lazy, Suspense, useEffect } from 'react'
import { listenForPaletteKey, usePalette } from '#client/palette/open.ts'

const Palette = lazy(() => import('#client/palette/palette.tsx'))

/** Renders the command palette while it is open. */
export function PaletteHost({ signOut }: { signOut: () => unknown }) {
  const isOpen = usePalette(palette => palette.isOpen)
  useEffect(listenForPaletteKey, [])
  return isOpen ? (
    <Suspense>
      <Palette signOut={signOut} />
    </Suspense>
  ) : null
}
