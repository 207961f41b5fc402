import { useEffect, useState } from 'react'
import { mayLeave } from './leave-guard.tsx'

/**
 * Which row is on the screen, as the address says (`named`): what is unsaved is asked about before another takes its place. When the
 * browser's Back has taken the address on already, it is put back if the operator stays.
 */
export function useShown<Id extends string | number>(named: Id | undefined, name: (shown: Id) => void) {
  const [shown, setShown] = useState(named)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each address.
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
