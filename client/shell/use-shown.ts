import { useEffect, useState } from 'react'
import { mayLeave } from './leave-guard.tsx'

/**
 * The record on the screen, as the URL names it (`named`). It asks before another record replaces unsaved changes. If
 * the browser's Back has already changed the URL and the operator stays, the URL is restored.
 */
export function useShown<Id extends string | number>(named: Id | undefined, name: (shown: Id) => void) {
  const [shown, setShown] = useState(named)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once per URL.
  useEffect(() => {
    if (named === shown) return
    if (shown === undefined) return setShown(named)
    let isCurrent = true
    void mayLeave().then(isFree => {
      if (!isCurrent) return
      if (isFree) setShown(named)
      else name(shown)
    })
    return () => {
      isCurrent = false
    }
  }, [named, shown])
  return shown
}
