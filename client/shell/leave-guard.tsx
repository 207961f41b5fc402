import { type ReactNode, use, useEffect, useMemo } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, resolvePath, type To, useLocation } from 'react-router'
import { translate } from '#client/i18n/i18n.ts'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { shellMessages } from './messages.ts'

// A set, not a flag: two forms of a page may be unsaved at once.
const unsaved = new Set<object>()

/** While `isDirty`, leaving the page, closing the tab and logging out ask first. */
export function useLeaveGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const mark = {}
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    unsaved.add(mark)
    addEventListener('beforeunload', warn)
    return () => {
      unsaved.delete(mark)
      removeEventListener('beforeunload', warn)
    }
  }, [isDirty])
}

/** May the operator be taken away from what is on the screen? Asks when something there is unsaved. */
export async function mayLeave(): Promise<boolean> {
  if (unsaved.size === 0) return true
  const t = (key: 'leaveTitle' | 'leaveText' | 'leave' | 'stay') => translate(shellMessages, key)
  return confirm({
    title: t('leaveTitle'),
    text: t('leaveText'),
    confirmLabel: t('leave'),
    cancelLabel: t('stay'),
    isDangerous: true,
  })
}

/**
 * Stands between the pages and the router, so that links, `navigate` and the browser's Back pass the guard. A move within the same path
 * (a filter, a sort) is not leaving.
 *
 * Why this replaces a context that React Router calls unsafe: `useBlocker`, the public way, works with a data router only, and this app
 * uses declarative mode (decision 008). The data router is 20.5 KB (gzip) larger, more than the shell's budget has left, and
 * would serve a single catch-all route without loaders. This file's tests show whether a new version of React Router still
 * lets the guard work.
 */
export function GuardedNavigation({ children }: { children: ReactNode }) {
  const context = use(NavigationContext)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the entry of the history shown.
  useEffect(() => {
    at = here()
  }, [key])

  const guarded = useMemo(() => {
    const { navigator } = context
    const isLeaving = (to: To) => resolvePath(to, location.pathname).pathname !== location.pathname
    const guard =
      (move: typeof navigator.push): typeof navigator.push =>
      async (to, ...rest) => {
        if (unsaved.size === 0 || !isLeaving(to) || (await mayLeave())) move.call(navigator, to, ...rest)
      }
    return {
      ...context,
      navigator: Object.assign(Object.create(navigator) as typeof navigator, {
        push: guard(navigator.push),
        replace: guard(navigator.replace),
      }),
    }
  }, [context])

  return <NavigationContext value={guarded}>{children}</NavigationContext>
}

/** The router numbers the entries of the history that it made. */
const here = () => ({
  path: location.pathname,
  index: (history.state as { idx?: number } | null)?.idx ?? 0,
})
/** What the router shows. */
let at = here()
let isTakingBack = false

/**
 * Back and Forward have happened by the time one hears of them: the step is taken back, and taken again if the
 * operator means it.
 */
async function guardBack(event: PopStateEvent) {
  const steps = here().index - at.index
  if (isTakingBack) {
    isTakingBack = false
    event.stopImmediatePropagation()
    return
  }
  if (unsaved.size === 0 || steps === 0 || location.pathname === at.path) return
  event.stopImmediatePropagation()
  isTakingBack = true
  history.go(-steps)
  if (!(await mayLeave())) return
  unsaved.clear()
  history.go(steps)
}
// As this module is loaded, and never taken back: it must hear of a step before the router does, and listeners on the
// window are called in the order in which they came.
addEventListener('popstate', guardBack)
