import { useLayoutEffect, useRef } from 'react'

/** Whether the component is still on the screen, for what ends late. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false)
  useLayoutEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return () => isShown.current
}
