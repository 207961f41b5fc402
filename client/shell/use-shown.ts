import { useEffect, useRef, useState } from 'react'
import { mayLeave } from './leave-guard.tsx'

/**
 * The record on the screen, as the URL names it (`named`), and a function that closes it. It asks before unsaved
 * changes are lost. If the browser's Back has already changed the URL and the operator stays, the URL is restored.
 */
export function useShown<T>(named: T | undefined, name: (shown: T | undefined) => void) {
  const [shown, setShown] = useState(named)
  const isAllowed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once per URL.
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

  /** Closes without asking, because everything is saved. */
  function leave() {
    isAllowed.current = true
    name(undefined)
  }
  const close = async () => (await mayLeave()) && leave()
  return { shown, close, leave }
}
