import { create } from 'zustand'
import { onSessionEnd } from '#client/session/session.ts'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { sendInRun } from '#pages/page8/page8_01-api-practice/request/sending/send.ts'
import { isLast, maySend } from '#pages/page8/page8_01-api-practice/request/sending/send-guard.ts'
import { valuesOfStep } from '#pages/page8/page8_01-api-practice/saved/steps.ts'
import type { Step } from '#resources/saved-requests/contract.ts'
import { runSteps, type StepState } from './run.ts'

/** The last run of a saved request, with its steps at that time. */
export type Run = { states: readonly StepState[]; isOver: boolean; abort: () => void }

/** By the id of the saved request. Cleared when the session ends. */
export const useRuns = create<{ runs: Record<string, Run> }>(() => ({ runs: {} }))

const put = (id: string, run: Run) => useRuns.setState(({ runs }) => ({ runs: { ...runs, [id]: run } }))

/** Discards a run whose steps were rearranged. */
export function forgetRun(id: string): void {
  const { [id]: run, ...runs } = useRuns.getState().runs
  run?.abort()
  useRuns.setState({ runs })
}

/** Sends the steps one after another, as the form would. */
export async function startRun(id: string, steps: readonly Step[], operations: Operation[], isGoingOn: boolean) {
  useRuns.getState().runs[id]?.abort()
  const controller = new AbortController()
  const run: Run = { states: steps.map(() => ({ state: 'waiting' })), isOver: false, abort: () => controller.abort() }
  let shown = run
  const show = (next: Run) => {
    // The run was discarded, or replaced by another one.
    if (useRuns.getState().runs[id] !== shown) return
    shown = next
    put(id, next)
  }
  put(id, run)
  let isAsked = false
  await runSteps({
    steps,
    isGoingOn,
    operationOf: one => operations.find(operation => operation.id === one),
    valuesOf: valuesOfStep,
    send: sendInRun,
    // Asks once per run, at the first step that ends the session.
    maySend: async (operation, values) => {
      if (isAsked || !isLast(operation, values)) return true
      isAsked = true
      return maySend(operation, values)
    },
    signal: controller.signal,
    onChange: states => show({ ...shown, states }),
  })
  show({ ...shown, isOver: true })
}

onSessionEnd(() => {
  for (const run of Object.values(useRuns.getState().runs)) run.abort()
  useRuns.setState({ runs: {} })
})
