import type { CheckedDraft } from '#resources/repair-drafts/contract.ts'
import { STEPS, type Step } from '#resources/repair-drafts/rules.ts'

export const numberOf = (step: Step): number => STEPS.indexOf(step) + 1

type Progress = CheckedDraft['progress']

/** The step that must be saved before this one opens; null if it is open. */
export function barrierOf(progress: Progress, number: number): number | null {
  const missing = STEPS.slice(0, number - 1).findIndex(step => progress[step] === 'open')
  return missing < 0 ? null : missing + 1
}

export const doneCount = (progress: Progress): number => STEPS.filter(step => progress[step] === 'done').length

/** The next step: an invalid one first, then a missing one, then the review. */
export function nextNumber(progress: Progress): number {
  const wrong = STEPS.findIndex(step => progress[step] === 'wrong')
  const missing = STEPS.findIndex(step => progress[step] === 'open')
  const at = wrong >= 0 && (missing < 0 || wrong < missing) ? wrong : missing
  return at < 0 ? STEPS.length + 1 : at + 1
}
