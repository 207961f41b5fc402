import { createStore } from 'zustand'
import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { online } from '#client/api/connection.ts'
import { staysInOutbox } from '#client/api/query.ts'
import { atVersion } from '#client/api/use-action.ts'
import { createListeners } from '#client/live/listeners.ts'
import { useGlobal } from '#client/state/state.ts'
import {
  addFloorPlanStep,
  type Change,
  type FloorPlanStep,
  type ListedFloorPlan,
  type NewStep,
} from '#resources/floor-plans/contract.ts'
import {
  type Action,
  applyChanges,
  MAX_MISSED_STEPS,
  type StepAction,
  type StepId,
} from '#resources/floor-plans/rules.ts'
import { type Accepted, entryOf, fold, type Pending, rebased, type View } from './fold.ts'
import { isElsewhere, keepOwn, keepPending, keepSteps, readOwn } from './kept-plan.ts'
import { type Reverting, redoOf, undoOf } from './own-steps.ts'
import { readNewSteps, readWhole, type WholePlan } from './read-plan.ts'

/** `waiting`: the server can't be reached, or it is busy. */
type Sync = 'saved' | 'saving' | 'waiting' | 'paused'
export type PlanState = View & {
  plan: ListedFloorPlan
  sync: Sync
  unsaved: number
  /** What Undo and Redo would do; null: nothing. */
  undo: Reverting | null
  redo: Reverting | null
}

export type PlanNotice =
  /** Steps of others came first, and `count` steps of this window were put after them. */
  | { kind: 'merged'; count: number }
  /** `count` steps of this window no longer fit after the steps of others. */
  | { kind: 'dropped'; count: number }
  | { kind: 'refused'; error: unknown }

const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 15_000
const KEEP_AFTER_MS = 300

/**
 * A plan that is being edited: what the server has accepted, and a queue of steps that are shown at once and sent one
 * at a time. The queue is kept in IndexedDB, and each step has its own Idempotency-Key, so a step whose reply was lost
 * is sent again and takes effect once.
 */
export function createDocument(name: string, whole: WholePlan) {
  let { plan, steps } = whole
  let accepted = acceptedOf(whole)
  let version = versionOf(whole)
  let pending = rebased(accepted, whole.pending, version)
  const keys = new Set(pending.map(({ key }) => key))
  // The first window that opens a plan takes the earlier steps of its operator for its own.
  const by = useGlobal.getState().user
  const mine = [...accepted.entries.filter(entry => entry.by === by).map(({ id }) => id), ...keys]
  const known = readOwn(name)
  const ownSteps = new Map(mine.flatMap(id => (known && !known.has(id) ? [] : [[id, known?.get(id) ?? null] as const])))

  let isPaused = false
  let isWaiting = false
  /** A request about this plan is on its way; they go one at a time. */
  let isBusy = false
  // Every accepted step causes one live message. More messages than own steps mean that there are steps of others.
  let [own, heard] = [0, 0]
  let keeping: ReturnType<typeof setTimeout> | undefined

  const notices = createListeners<PlanNotice>()
  const state = createStore<PlanState>(view)

  function view(): PlanState {
    const { unfit, ...shown } = fold(accepted, pending, useGlobal.getState().user)
    // A step that may have been accepted stays in the queue even if it doesn't fit.
    const kept = pending.filter(({ key, isSent }) => isSent || !unfit.has(key))
    if (kept.length < pending.length) notices.notify({ kind: 'dropped', count: pending.length - kept.length })
    pending = kept
    const sync = isPaused ? 'paused' : isWaiting ? 'waiting' : pending.length > 0 ? 'saving' : 'saved'
    const steps = { undo: undoOf(shown, ownSteps), redo: redoOf(shown, ownSteps) }
    return { ...shown, plan, sync, unsaved: pending.length, ...steps }
  }

  function show() {
    state.setState(view())
    keepOwn(name, ownSteps)
    void keepPending(name, pending, keys)
    clearTimeout(keeping)
    keeping = setTimeout(() => void keepSteps(name, steps), KEEP_AFTER_MS)
  }

  function add(action: StepAction, changes: Change[], to: StepId | null, reverts: StepId | null) {
    const key = crypto.randomUUID()
    keys.add(key)
    ownSteps.set(key, reverts)
    pending = [...pending, { key, to, action, changes, madeAt: new Date().toISOString(), version, isSent: false }]
    show()
    void send()
  }

  async function send() {
    if (isBusy) return
    isBusy = true
    let pauseMs = FIRST_PAUSE_MS
    // Not as whoever signs in next, and not to the plan of another sandbox.
    while (!isPaused && pending[0] && useGlobal.getState().user === by && !isElsewhere(name)) {
      isWaiting = !(await sendFirst(pending[0]))
      show()
      if (isWaiting) {
        await new Promise(resolve => setTimeout(resolve, pauseMs * (0.75 + Math.random() / 2)))
        await online()
      }
      pauseMs = isWaiting ? Math.min(pauseMs * 2, MAX_PAUSE_MS) : FIRST_PAUSE_MS
    }
    isBusy = false
    if (heard > own) readNewsQuietly()
  }

  /** Sends the first pending step. Returns false if it must be sent again later. */
  async function sendFirst(step: Pending): Promise<boolean> {
    step.isSent = true
    try {
      const reply = await api.call(addFloorPlanStep, {
        params: { planId: plan.id },
        headers: { ...atVersion(step), 'idempotency-key': step.key },
        body: bodyOf(step),
      })
      own++
      settle(step, reply.step, reply.plan)
    } catch (error) {
      try {
        if (isRefused(addFloorPlanStep, 412, error)) await rebase(step, error.body.current, error.body.steps)
        else throw error
      } catch (failure) {
        if (failure instanceof Error && staysInOutbox(failure)) return false
        pending = pending.filter(one => one !== step)
        notices.notify({ kind: 'refused', error: failure })
      }
    }
    return true
  }

  function settle({ key }: Pending, step: FloorPlanStep, now: ListedFloorPlan) {
    const isNew = step.number > version
    if (isNew) adopt(now, [step])
    rename(key, step.number)
    const rest = pending.filter(one => one.key !== key)
    // Later steps may refer to this one by its key.
    const named = rest.map(one => (one.to === key ? { ...one, to: step.number } : one))
    pending = isNew ? named.map(one => ({ ...one, version })) : rebased(accepted, named, version)
  }

  /** A step has its number now. */
  function rename(key: string, number: number) {
    ownSteps.set(number, ownSteps.get(key) ?? null)
    ownSteps.delete(key)
    for (const [id, reverts] of ownSteps) if (reverts === key) ownSteps.set(id, number)
  }

  async function rebase(step: Pending, current: ListedFloorPlan, missed: readonly FloorPlanStep[]) {
    step.isSent = false
    if (current.version < version) return replace()
    adopt(current, missed)
    if (missed.length === MAX_MISSED_STEPS) await readOn()
    else version = Math.max(version, current.version)
    const count = pending.length
    if (rebasePending() && missed.length > 0) notices.notify({ kind: 'merged', count })
  }

  /** Bases the queue on the present version. Returns whether all of it could stay. */
  function rebasePending(): boolean {
    const before = pending.length
    pending = rebased(accepted, pending, version)
    if (pending.length < before) notices.notify({ kind: 'dropped', count: before - pending.length })
    return pending.length === before
  }

  /** Adds accepted steps in their order. Those that are known already are skipped. */
  function adopt(now: ListedFloorPlan, found: readonly FloorPlanStep[]) {
    const fresh = found.filter(({ number }) => number > version)
    const changes = fresh.flatMap(step => step.changes)
    plan = now
    steps = [...steps, ...fresh].filter(({ number }) => number > now.base)
    accepted = {
      base: now.base,
      entries: [...accepted.entries, ...fresh.map(entryOf)].filter(({ id }) => Number(id) > now.base),
      shapes: applyChanges(accepted.shapes, changes).shapes,
    }
    version = fresh.at(-1)?.number ?? version
  }

  async function readOn() {
    const found = await readNewSteps(plan.id, steps.at(-1))
    if (!found) return replace()
    adopt(found.plan, found.steps)
    // A plan's version is newer than its last step if it was renamed.
    version = Math.max(version, found.plan.version)
  }

  /** The plan is another one, because its sandbox was reset. */
  async function replace() {
    const now = await readWhole(plan.id)
    if (pending.length > 0) notices.notify({ kind: 'dropped', count: pending.length })
    ;({ plan, steps } = now)
    accepted = acceptedOf(now)
    version = versionOf(now)
    pending = []
    ownSteps.clear()
  }

  /** Reads what others have done. During a pause or a request, what was heard stays counted until its end. */
  async function readNews() {
    if (isPaused || isBusy) return
    if (isElsewhere(name)) return
    own = 0
    heard = 0
    isBusy = true
    try {
      await readOn()
      rebasePending()
      show()
    } finally {
      isBusy = false
      // Steps that were made meanwhile have waited, whether or not anything could be read.
      void send()
    }
  }
  const readNewsQuietly = () => void readNews().catch(() => undefined)
  /** Reads in any case, if not now then later. */
  function catchUp(): Promise<void> {
    heard = Number.POSITIVE_INFINITY
    return readNews()
  }

  return {
    state,
    onNotice: notices.add,
    /** `reverts`: the step that it takes back, of this window. */
    change: (action: Action, changes: Change[], reverts: StepId | null = null) => add(action, changes, null, reverts),
    /** Takes the plan to the state after another step. */
    go: (to: StepId) => add('go', [], to, null),
    catchUp,
    /** A live message about this plan. `isAny`: it may have changed in any way. */
    noteChange(isAny: boolean) {
      heard = isAny ? Number.POSITIVE_INFINITY : heard + 1
      if (heard > own) readNewsQuietly()
    },
    setPaused(next: boolean) {
      isPaused = next
      state.setState(view())
      if (next) return
      if (pending.length > 0) void send()
      else readNewsQuietly()
    },
    /** Sends what an earlier visit could not send. */
    resume: () => void send(),
  }
}
export type PlanDocument = ReturnType<typeof createDocument>

const acceptedOf = ({ plan, steps, shapes }: WholePlan): Accepted => ({
  base: plan.base,
  entries: steps.map(entryOf),
  shapes,
})
const versionOf = ({ plan, steps }: WholePlan) => Math.max(plan.version, steps.at(-1)?.number ?? 0)

/** The steps before this one have been accepted, so it refers to numbers only. */
const bodyOf = ({ to, action, changes }: Pending): NewStep =>
  to === null || action !== 'go' ? { kind: 'do', action: action as Action, changes } : { kind: 'go', to: Number(to) }
