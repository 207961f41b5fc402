import { useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { messages } from '#pages/page3/page3_06-org-tree/messages.ts'
import type { Tree } from '#pages/page3/page3_06-org-tree/tree/tree-state.ts'

/** All toasts about the tree share one cause, so that the latest replaces the one before. */
export const CAUSE = 'tree'

export function useUndo(tree: Tree) {
  const t = useMessages(messages)
  const stack = useRef<(() => Promise<unknown>)[]>([])
  // What is on its way is undone when it is done, and each step after the one before it.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  return {
    push: (takeBack: () => Promise<unknown>) => void stack.current.push(takeBack),
    /** Undo waits for this write. */
    after: (write: Promise<void>): Promise<void> => {
      queue.current = Promise.allSettled([queue.current, write])
      return write
    },
    undo: () => {
      queue.current = queue.current.then(() => {
        const takeBack = stack.current.pop()
        return takeBack ? takeBack() : tree.say(t('nothingToUndo'))
      })
    },
  }
}
export type Undo = ReturnType<typeof useUndo>
