import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'
import type { MergeProps } from './merge-panel.tsx'

// Loaded when it is first needed, because few edits meet another one.
const MergePanel = lazyPart<MergeProps<never>>(() => import('./merge-panel.tsx'))

/** Lets the operator choose, field by field, between their own change and the other one. */
export function MergeDialog<V extends object>(props: MergeProps<V>) {
  // A lazy component has no type parameters.
  return <MergePanel {...(props as unknown as MergeProps<never>)} onFail={props.onCancel} />
}
