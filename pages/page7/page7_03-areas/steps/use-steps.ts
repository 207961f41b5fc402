import { useRef, useState } from 'react'
import { createStore, useStore } from 'zustand'
import { isRefused } from '#client/api/connect.ts'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { messages } from '#pages/page7/page7_03-areas/messages.ts'
import { showChanged } from '#pages/page7/page7_03-areas/use-areas.ts'
import { type Area, type AreaOverlap, changeAreas } from '#resources/areas/contract.ts'
import { oneAtATime } from '#shared/time/one-at-a-time.ts'
import { changesOf, inverseOf, type Step } from './steps.ts'

/** A step that can be undone or redone, and what it is called. */
type Recorded = { step: Step; text: string }
type History = { past: readonly Recorded[]; future: readonly Recorded[] }
/** Why the last step was refused: areas would overlap, or another window has changed one of them first. */
export type Refusal = { is: 'overlaps'; overlaps: readonly AreaOverlap[] } | { is: 'stale'; current: Area }

const MAX_STEPS = 100

/**
 * Sends steps to the server, each in one request, and undoes and redoes them. Undo refers to the areas as this page has
 * left them, so it never takes back what another window has changed since.
 */
export function useSteps(areas: readonly Area[]) {
  const t = useMessages(messages)
  const action = useAction(changeAreas, {
    cause: 'areas',
    onDone: ({ rows }, { body }) => showChanged(body.changes, rows),
  })
  const [history] = useState(() => createStore<History>(() => ({ past: [], future: [] })))
  const { past, future } = useStore(history)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  /** The areas as this page's own steps have left them. */
  const left = useRef(new Map<number, Area>())
  const shown = (id: number) => areas.find(area => area.id === id) ?? left.current.get(id)
  // A live message may show the result of a step before the reply: an undo meanwhile means the step that is being sent.
  const [inTurn] = useState(oneAtATime)

  /** Sends a step. Returns the changed areas and the step that undoes it, or null if it was refused. */
  async function send(step: Step, text: string, versionOf: (id: number) => number) {
    setRefusal(null)
    const before = new Map(areas.map(area => [area.id, area]))
    for (const area of left.current.values())
      if (area.version > (before.get(area.id)?.version ?? 0)) before.set(area.id, area)
    const done = await action.run(
      { body: { changes: changesOf(step, versionOf) } },
      { done: () => text, failed: (reason, error) => (noteRefusal(error) ? null : t('failed', { reason })) },
    )
    if (!done) return null
    const { rows } = done.reply
    for (const row of rows) left.current.set(row.id, row)
    return { rows, recorded: { step: inverseOf(step, before, rows), text } }
  }
  const sendAgain = ({ step }: Recorded, text: string) => send(step, text, id => left.current.get(id)?.version ?? 0)

  /** Whether the page shows the refusal itself. */
  function noteRefusal(error: unknown): boolean {
    if (isRefused(changeAreas, 422, error) && error.body.overlaps)
      setRefusal({ is: 'overlaps', overlaps: error.body.overlaps })
    else if (isRefused(changeAreas, 412, error)) {
      const { current } = error.body
      setRefusal({ is: 'stale', current })
      forget(current.id)
    } else return false
    return true
  }

  /** The steps of an area that somebody else has changed can no longer be undone. */
  function forget(id: number) {
    const concernsOther = ({ step }: Recorded) => step.every(change => !('id' in change) || change.id !== id)
    history.setState(({ past, future }) => ({ past: past.filter(concernsOther), future: future.filter(concernsOther) }))
  }

  const record = (recorded: Recorded) =>
    history.setState(({ past }) => ({ past: [...past, recorded].slice(-MAX_STEPS), future: [] }))

  return {
    isBusy: action.isBusy,
    refusal,
    dismiss: () => setRefusal(null),
    /** For a form that sends its own update. */
    showOverlaps: (overlaps: readonly AreaOverlap[]) => setRefusal({ is: 'overlaps', overlaps }),
    canUndo: past.length > 0,
    canRedo: future.length > 0,

    /** Takes a step. `versionOf` is the version that it is based on, by default the one on the screen. */
    take: (step: Step, text: string, versionOf = (id: number) => shown(id)?.version ?? 0) =>
      inTurn(async () => {
        const done = await send(step, text, versionOf)
        if (done) record(done.recorded)
        return done?.rows ?? null
      }),
    /** Records an update that a form has sent. */
    note(before: Area, after: Area, text: string) {
      left.current.set(after.id, after)
      const { name, teamId, mayOverlap } = before
      record({ step: [{ kind: 'update', id: after.id, fields: { name, teamId, mayOverlap } }], text })
    },
    undo: () =>
      inTurn(async () => {
        const last = history.getState().past.at(-1)
        const done = last && (await sendAgain(last, t('undone', { step: last.text })))
        if (!done) return
        history.setState(({ past, future }) => ({
          past: past.slice(0, -1),
          future: [...future, { ...done.recorded, text: last.text }],
        }))
      }),
    redo: () =>
      inTurn(async () => {
        const next = history.getState().future.at(-1)
        const done = next && (await sendAgain(next, next.text))
        if (!done) return
        history.setState(({ past, future }) => ({ past: [...past, done.recorded], future: future.slice(0, -1) }))
      }),
  }
}
export type Steps = ReturnType<typeof useSteps>
