import { useEffect, useState } from 'react'
import { mayLeave } from '#client/shell/leave-guard.tsx'

/**
 * Which form is on the screen, as the address says (`named`): what is unsaved is asked about before another takes its place. When the
 * browser's Back has taken the address on already, it is put back if the operator stays.
 */
export function useShownForm(named: number | undefined, name: (shown: number | undefined) => void) {
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
