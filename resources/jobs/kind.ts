import type { Reader } from '#server/database/open.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import type { Operator } from '#server/sessions/operator.ts'
import type { JobInput } from './contract.ts'
import type { StoredFile } from './entity.ts'
import type { NewLine } from './log.ts'
import type { JobProblem } from './rules.ts'
import type { JobThread } from './thread/open.ts'

/** Bytes that continue the last file, or begin a new one. */
export type Output = { file?: Omit<StoredFile, 'size'>; bytes: Uint8Array }

export type Step<P = unknown> = {
  /** How much is done after this step, in the unit of the total. */
  done: number
  /** What the next step continues from. Stored as JSON. */
  position: P
  isLast: boolean
  output?: Output[]
  lines?: NewLine[]
}

/**
 * How a kind of job does its work, step by step. A step only reads: the worker stores its output together with its
 * position, so that a step which was interrupted can be repeated. It takes a second at most, because a job can be
 * cancelled only between two steps.
 */
export type Plan<P> = {
  total: number
  /** `position`: what the last step left; null for the first. */
  next(position: P | null): Promise<Step<P>>
}

export type JobContext = {
  db: Reader
  rows: Rows
  operator: Operator
  /** Does what needs the processor for long. */
  thread: JobThread
  createdAt: string
}

/**
 * A kind of job: the `part` of `job.ts` in the folder of the resource that it works on. The worker knows none of them. What
 * operators ask for is in the contract of jobs.
 */
export type JobKindPart<K extends JobInput['kind'] = JobInput['kind']> = {
  kind: K
  plan(context: JobContext, input: Extract<JobInput, { kind: K }>): Promise<Plan<unknown>>
}

/** A job can't go on, and the operator can be told why. */
export class JobFailure extends Error {
  readonly problem: JobProblem

  constructor(problem: JobProblem) {
    super(problem)
    this.name = 'JobFailure'
    this.problem = problem
  }
}
