import { useThrottledValue } from '@mantine/hooks'
import { useEditorState, usePlanState } from '#pages/page6/page6_05-undo-history/editor.ts'
import type { StepId } from '#resources/floor-plans/rules.ts'

/** Texts and thumbnails follow the scrubber this often: rendering them for each step would take longer than the plan. */
const FOLLOW_MS = 120

/** The step that the plan shows: where the scrubber is, or where the plan is. */
export function useShownStep(): StepId {
  const head = usePlanState(plan => plan.history.head)
  return useEditorState(state => state.scrubbed?.id) ?? head
}

/** The same, but it follows the scrubber only some times a second. */
export function useFollowedStep(line: readonly StepId[]): StepId {
  const shown = useShownStep()
  const followed = useThrottledValue(shown, FOLLOW_MS)
  return line.includes(followed) ? followed : shown
}
