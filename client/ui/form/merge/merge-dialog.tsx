import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'
import type { MergeProps } from './merge-panel.tsx'
import type { MergeQuestion } from './use-merge-question.ts'

// Loaded when it is first needed, because few edits meet another one.
const MergePanel = lazyPart<MergeProps<never>>(() => import('./merge-panel.tsx'))

type Props<V> = Pick<MergeProps<V>, 'label' | 'say'> & { question: MergeQuestion<V> | null }

/** Lets the operator choose, field by field, between their own change and the other one, while there is a question. */
export function MergeDialog<V extends object>({ question, ...texts }: Props<V>) {
  if (!question) return null
  const cancel = () => question.answer(null)
  const props = { ...texts, sides: question.sides, onChoose: question.answer, onCancel: cancel }
  // A lazy component has no type parameters.
  return <MergePanel {...(props as unknown as MergeProps<never>)} onFail={cancel} />
}
