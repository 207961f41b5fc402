import * as z from 'zod/mini'
import { queryClient } from '#client/api/query.ts'
import { operatorStore } from '#client/session/operator-store.ts'
import { sessionQuery } from '#client/session/session.ts'
import { sessionStore } from '#client/state/session-store.ts'
import { FloorPlanStep } from '#resources/floor-plans/contract.ts'
import { Pending, StepKey } from './fold.ts'
import type { OwnSteps } from './own-steps.ts'

// A plan's history in IndexedDB: its steps, so that a reload only reads new ones, and the pending ones, so that a
// reload loses none.

const PendingSteps = z.array(Pending)
const Steps = z.array(FloorPlanStep)

const beginOf = (sandboxId: string) => `floor-plan ${sandboxId} `

/** Identifies a plan across the operator's sandboxes. */
export async function nameOf(planId: number): Promise<string> {
  const { sandbox } = await queryClient.ensureQueryData(sessionQuery)
  return beginOf(sandbox.id) + planId
}

/** Whether the session has gone to another sandbox than that of this plan, where a plan with the same id is another one. */
export function isElsewhere(name: string): boolean {
  const session = queryClient.getQueryData(sessionQuery.queryKey)
  return session !== undefined && !name.startsWith(beginOf(session.sandbox.id))
}

const Own = z.array(z.tuple([StepKey, z.nullable(StepKey)]))

/** The steps of this window, and those that they revert, also after a reload. Null before the first. */
export function readOwn(name: string): OwnSteps | null {
  const kept = z.safeParse(Own, JSON.parse(sessionStore.read(name) ?? 'null'))
  return kept.success ? new Map(kept.data) : null
}
export const keepOwn = (name: string, own: OwnSteps) => sessionStore.write(name, JSON.stringify([...own]))

const stepsOf = (name: string) => `${name} steps`
const pendingOf = (name: string) => `${name} pending`
const parsedPending = (kept: unknown): Pending[] => z.safeParse(PendingSteps, kept).data ?? []

export async function readKept(name: string): Promise<{ steps: FloorPlanStep[]; pending: Pending[] }> {
  const [steps, pending] = await Promise.all([operatorStore.read(stepsOf(name)), operatorStore.read(pendingOf(name))])
  return { steps: z.safeParse(Steps, steps).data ?? [], pending: parsedPending(pending) }
}

export const keepSteps = (name: string, steps: readonly FloorPlanStep[]) =>
  operatorStore.change(stepsOf(name), () => steps)

/** Replaces the pending steps that this window has known (`keys`). Those of other windows stay. */
export const keepPending = (name: string, pending: readonly Pending[], keys: ReadonlySet<string>) =>
  operatorStore.change(pendingOf(name), kept => [
    ...parsedPending(kept).filter(({ key }) => !keys.has(key)),
    ...pending,
  ])
