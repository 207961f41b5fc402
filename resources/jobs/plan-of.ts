import { findModules } from '#server/find-modules.ts'
import type { JobInput } from './contract.ts'
import type { JobContext, JobKindPart, Plan } from './kind.ts'

/** How a job does its work. Its position is whatever its own plan has stored. */
export async function planOf(context: JobContext, input: JobInput): Promise<Plan<unknown>> {
  const found = (await findModules<{ part: JobKindPart }>('job.ts')).find(([, { part }]) => part.kind === input.kind)
  if (!found) throw new Error(`No resource has the jobs of the kind ${input.kind}.`)
  return found[1].part.plan(context, input)
}
