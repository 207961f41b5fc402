import { useThrottledCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useEditor, useEditorState, usePlanState } from '#pages/page6/page6_05-undo-history/editor.ts'
import type { StepId } from '#resources/floor-plans/rules.ts'

export const useIsScrubbing = (): boolean => useEditorState(state => state.scrubbed !== null)

/**
 * The step of a line that the plan shows. It follows the scrubber only this often, because rendering texts and thumbnails
 * for each step would take longer than the plan.
 */
export function useShownStep(line: readonly StepId[], everyMs: number): StepId {
  const { state } = useEditor()
  const head = usePlanState(plan => plan.history.head)
  const isScrubbing = useIsScrubbing()
  const [followed, setFollowed] = useState(head)
  const follow = useThrottledCallback(setFollowed, everyMs)
  useEffect(() => state.subscribe(({ scrubbed }) => scrubbed && follow(scrubbed.id)), [state, follow])
  return isScrubbing && line.includes(followed) ? followed : head
}
