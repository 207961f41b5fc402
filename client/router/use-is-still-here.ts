import { useLocation } from 'react-router'
import { useIsShown } from '#client/state/use-is-shown.ts'
import { useLatest } from '#client/state/use-latest.ts'

/**
 * Tells whether the operator is still where they were at this render: at the same path, with the component shown. Ask
 * when a request has ended, before going on to another page or closing a dialog: what ends late must not take them away
 * from where they have gone meanwhile.
 */
export function useIsStillHere(): () => boolean {
  const { pathname } = useLocation()
  const now = useLatest(pathname)
  const isShown = useIsShown()
  return () => isShown() && now.current === pathname
}
