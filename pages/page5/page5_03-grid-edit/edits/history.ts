import { type Drafts, keyOf } from './drafts.ts'
import type { Edit, Purpose, Step } from './edit.ts'

export type History = { past: readonly Step[]; future: readonly Step[] }
export const NO_HISTORY: History = { past: [], future: [] }

const MAX_STEPS = 100

export const flipped = (edits: readonly Edit[]): Edit[] =>
  edits.map(({ text, base, ...cell }) => ({ ...cell, text: base, base: text }))

const isEmpty = ({ written, refused }: Step) => written.length + refused.length === 0
const add = (steps: readonly Step[], step: Step) => (isEmpty(step) ? steps : [...steps, step].slice(-MAX_STEPS))

/** Records what a batch did. A new edit ends what could be redone. */
export function recorded({ past, future }: History, purpose: Purpose, done: Step): History {
  if (purpose.is === 'edit') return isEmpty(done) ? { past, future } : { past: add(past, done), future: [] }
  const rest = (steps: readonly Step[]) => steps.filter(step => step !== purpose.step)
  // An undo only refuses cells that somebody else has changed meanwhile. Redoing repeats what was refused then.
  return purpose.is === 'undo'
    ? { past: rest(past), future: add(future, { written: flipped(done.written), refused: purpose.step.refused }) }
    : { past: add(past, done), future: rest(future) }
}

/** The refused cells of a step that still show the refused text. */
export const stillRefused = ({ refused }: Step, drafts: Drafts): readonly Edit[] =>
  refused.filter(edit => {
    const draft = drafts.get(keyOf(edit))
    return draft?.text === edit.text && draft.issue !== null && draft.issue.code !== 'unsaved'
  })

/** The step that Undo takes back: the last one with an effect that can still be seen. */
export const lastStep = ({ past }: History, drafts: Drafts): Step | undefined =>
  past.findLast(step => step.written.length > 0 || stillRefused(step, drafts).length > 0)

export const nextStep = ({ future }: History): Step | undefined => future.at(-1)
