import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'
import type { MergeProps } from './merge-panel.tsx'
import type { MergeQuestion } from './use-merge-question.ts'

// Loaded when it is first needed, because few edits meet another one.
const MergePanel = lazyPart<MergeProps<never>>(() => import('./merge-panel.tsx'))

type Props<V> = Omit<MergeProps<V>, 'question'> & { question: MergeQuestion<V> | null }

/** Lets the operator choose, field by field, between their own change and the other one, while there is a question. */
export const MergeDialog = <V extends object>(props: Props<V>) =>
  props.question && (
    // A lazy component has no type parameters.
    <MergePanel {...(props as unknown as MergeProps<never>)} onFail={() => props.question?.answer(null)} />
  )
