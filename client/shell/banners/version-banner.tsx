import { useEffect, useReducer } from 'react'
import { onReconnect } from '#client/live/live.ts'
import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'

const NewVersion = lazyPart(() => import('./new-version.tsx'))

/**
 * Looks for a new version of the console when the server may have been restarted with one, and when the operator comes
 * back to the tab.
 */
export function VersionBanner() {
  const [looks, look] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const stop = onReconnect(look)
    addEventListener('focus', look)
    return () => {
      stop()
      removeEventListener('focus', look)
    }
  }, [])
  return <div role="status">{looks > 0 && <NewVersion looks={looks} />}</div>
}
