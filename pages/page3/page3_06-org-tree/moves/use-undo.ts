import { useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { messages } from '#pages/page3/page3_06-org-tree/messages.ts'
import type { Tree } from '#pages/page3/page3_06-org-tree/tree/tree-state.ts'

/** All toasts about the tree share one cause, so that the latest replaces the one before. */
export const CAUSE = 'tree'

export function useUndo(tree: Tree) {
  const t = useMessages(messages)
  const stack = useRef<(() => void)[]>([])
  return {
    push: (takeBack: () => void) => void stack.current.push(takeBack),
    undo: () => {
      const takeBack = stack.current.pop()
      if (takeBack) takeBack()
      else tree.say(t('nothingToUndo'))
    },
  }
}
export type Undo = ReturnType<typeof useUndo>
