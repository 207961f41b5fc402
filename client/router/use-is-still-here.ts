import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Tells whether the operator is still where they were at this render: at the same path, with the component shown. Ask
 * when a request has ended, before going on to another page or closing a dialog: what ends late must not take them away
 * from where they have gone meanwhile.
 */
export function useIsStillHere(): () => boolean {
  const { pathname } = useLocation()
  const here = useRef<string | null>(null)
  useLayoutEffect(() => {
    here.current = pathname
    return () => {
      here.current = null
    }
  }, [pathname])
  return () => here.current === pathname
}
