import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import type { Reply } from '#pages/page8/page8_01-api-practice/reply/reply.ts'
import type { Values } from '#pages/page8/page8_01-api-practice/request/values.ts'
import type { Step } from '#resources/saved-requests/contract.ts'
import { assess, type Outcome } from './assertions.ts'
import { type Taken, takeFrom } from './takes.ts'
import { fillValues, namesIn, namesInValues, newRunVariable, RUN_VARIABLE } from './variables.ts'

export type StepState =
  | { state: 'waiting' }
  | { state: 'sending' }
  | { state: 'answered'; reply: Reply; taken: Taken[]; outcomes: Outcome[] }
  | { state: 'unanswered'; why: 'aborted' | 'unreachable' }
  /** Not sent: the values use unknown variables. */
  | { state: 'unknown'; names: string[] }
  /** Not sent: the endpoint no longer exists, or the operator declined. */
  | { state: 'gone' | 'declined' }

type Run = {
  steps: readonly Step[]
  operationOf: (id: string) => Operation | undefined
  valuesOf: (operation: Operation, step: Step) => Values
  /** null: the request ended the session. */
  send: (operation: Operation, values: Values, signal: AbortSignal) => Promise<Reply | null>
  /** Called before each step; returns whether it may be sent. */
  maySend: (operation: Operation, values: Values) => Promise<boolean>
  signal: AbortSignal
  /** Goes on after a failed assertion or an unanswered call. */
  isGoingOn: boolean
  onChange: (states: readonly StepState[]) => void
}

/** Sends the steps one after another, each with the variables of earlier steps. */
export async function runSteps({ steps, signal, isGoingOn, onChange, ...means }: Run): Promise<void> {
  const variables = new Map<string, unknown>([[RUN_VARIABLE, newRunVariable()]])
  let states: readonly StepState[] = steps.map(() => ({ state: 'waiting' }))
  const put = (index: number, state: StepState) => {
    states = states.with(index, state)
    onChange(states)
  }
  for (const [index, step] of steps.entries()) {
    put(index, { state: 'sending' })
    const state = await sendStep(step, variables, signal, means)
    put(index, state)
    if (signal.aborted || isFinal(state) || (!isGood(state) && !isGoingOn)) return
  }
}

type Means = Pick<Run, 'operationOf' | 'valuesOf' | 'send' | 'maySend'>

async function sendStep(
  step: Step,
  variables: Map<string, unknown>,
  signal: AbortSignal,
  { operationOf, valuesOf, send, maySend }: Means,
): Promise<StepState> {
  const operation = operationOf(step.operation)
  if (!operation) return { state: 'gone' }
  const names = namesInValues(step.values).filter(name => !variables.has(name))
  if (names.length > 0) return { state: 'unknown', names }
  const values = fillValues(valuesOf(operation, step), variables)
  if (!(await maySend(operation, values))) return { state: 'declined' }
  try {
    const reply = await send(operation, values, signal)
    if (!reply) return { state: 'declined' }
    const taken = takeFrom(reply, step.takes)
    for (const { name, found } of taken) if (found) variables.set(name, found.value)
    const outcomes = step.assertions.map(assertion => assess(assertion, operation, reply, variables))
    return { state: 'answered', reply, taken, outcomes }
  } catch {
    // A Problem of status 0, or an abort reason: nothing else is thrown, because every response is shown.
    return { state: 'unanswered', why: signal.aborted ? 'aborted' : 'unreachable' }
  }
}

/** After the operator has declined, nothing more is sent, whatever the options. */
const isFinal = ({ state }: StepState) => state === 'declined'

/** True if the step was answered and all its assertions hold. */
export const isGood = (state: StepState): boolean =>
  state.state === 'answered' && state.outcomes.every(({ holds }) => holds)

type Tally = { holding: number; assertions: number; answered: number; totalMs: number; stoppedAt: number | null }

/** The totals of a run. `stoppedAt` is the number, from 1, of the last step that was sent. */
export function tallyOf(states: readonly StepState[]): Tally {
  const answered = states.filter(state => state.state === 'answered')
  const outcomes = answered.flatMap(state => state.outcomes)
  const waiting = states.findIndex(({ state }) => state === 'waiting')
  const last = waiting === -1 ? states.length - 1 : waiting - 1
  const hasStopped = last >= 0 && (waiting !== -1 || states[last]?.state !== 'answered')
  return {
    holding: outcomes.filter(({ holds }) => holds).length,
    assertions: outcomes.length,
    answered: answered.length,
    totalMs: answered.reduce((sum, { reply }) => sum + reply.timing.totalMs, 0),
    stoppedAt: hasStopped ? last + 1 : null,
  }
}

/** For each step the names that it uses and no earlier step takes. Its assertions may use its own. */
export function unknownNames(steps: readonly Step[]): string[][] {
  const known = new Set([RUN_VARIABLE])
  return steps.map(step => {
    const before = namesInValues(step.values).filter(name => !known.has(name))
    for (const { name } of step.takes) known.add(name)
    const after = namesIn(step.assertions.map(({ expected }) => expected)).filter(name => !known.has(name))
    return [...new Set([...before, ...after])]
  })
}
