import { type ReactNode, use, useEffect, useMemo } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, resolvePath, type To, useLocation } from 'react-router'
import { translate } from '#client/i18n/i18n.ts'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { propertyOf } from '#shared/objects.ts'
import { shellMessages } from './messages.ts'

// A set, not a flag: a page may have two forms with unsaved changes.
const unsaved = new Set<object>()

/** While `isDirty`, asks before the operator leaves the page, closes the tab or logs out. */
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

/** The question on the screen: a second press of Back, for example, waits for the same answer. */
let question: Promise<boolean> | null = null

/** Resolves to whether the page may be left. Asks if it has unsaved changes. */
export async function mayLeave(): Promise<boolean> {
  if (unsaved.size === 0) return true
  question ??= askToLeave().finally(() => {
    question = null
  })
  return question
}

function askToLeave(): Promise<boolean> {
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
 * Sits between the pages and the router, so that links, `navigate` and the browser's Back pass the guard. A move within
 * the same path (a filter, a sort) is not leaving.
 *
 * Why this replaces a context that React Router calls unsafe: `useBlocker`, the public API, only works with a data
 * router, and this app uses declarative mode (docs/dependencies.md). The data router is 20.5 KB (gzip) larger, which exceeds
 * the shell's budget, and would serve a single catch-all route without loaders. This file's tests show whether a new
 * version of React Router still lets the guard work.
 */
export function GuardedNavigation({ children }: { children: ReactNode }) {
  const context = use(NavigationContext)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the current history entry.
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

/** The router numbers the history entries that it creates. */
const here = () => ({ path: location.pathname, index: Number(propertyOf(history.state, 'idx') ?? 0) })
/** The entry that the router shows. */
let at = here()
let isTakingBack = false
let takingAgain: ReturnType<typeof setTimeout> | undefined
/** No further event has come by then. */
const REST_MS = 100

/** Back to the entry that the router shows. */
function takeBack() {
  isTakingBack = true
  history.go(at.index - here().index)
}

/**
 * Back and Forward can't be prevented: when the event arrives, they have already happened. So the step is reverted, and
 * repeated if the operator agrees.
 */
async function guardBack(event: PopStateEvent) {
  const steps = here().index - at.index
  if (isTakingBack) {
    event.stopImmediatePropagation()
    clearTimeout(takingAgain)
    if (steps === 0) isTakingBack = false
    // Pressed again before. Some browsers then give up the step that reverts, and some still take it.
    else takingAgain = setTimeout(takeBack, REST_MS)
    return
  }
  if (unsaved.size === 0 || steps === 0 || location.pathname === at.path) return
  event.stopImmediatePropagation()
  const isAsked = question !== null
  takeBack()
  if (!(await mayLeave()) || isAsked) return
  unsaved.clear()
  history.go(steps)
}
// Added at module load and never removed: listeners on the window run in the order in which they were added, and this
// one must run before the router's.
addEventListener('popstate', guardBack)
