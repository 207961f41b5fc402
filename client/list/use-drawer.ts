import { useEffect, useRef, useState } from 'react'
import { mayLeave } from '#client/shell/leave-guard.tsx'

/**
 * Who is in the drawer, as the address says (`named`), and what closes it: what is unsaved is asked about first. When the browser's Back
 * has taken the address on already, it is put back if the operator stays.
 */
export function useDrawer<T>(named: T | undefined, name: (shown: T | undefined) => void) {
  const [shown, setShown] = useState(named)
  const isAllowed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each address.
  useEffect(() => {
    if (named === shown) return
    if (shown === undefined || isAllowed.current) {
      isAllowed.current = false
      return setShown(named)
    }
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

  /** Closes without asking: all is saved. */
  function leave() {
    isAllowed.current = true
    name(undefined)
  }
  const close = async () => (await mayLeave()) && leave()
  return { shown, close, leave }
}
