import { useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { messages } from './messages.ts'
import type { Tree } from './tree/tree-state.ts'

/** What was done to the tree says so in one place, the last in the place of the one before. */
export const CAUSE = 'tree'

/** What takes each change of the tree back, the last first. */
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
