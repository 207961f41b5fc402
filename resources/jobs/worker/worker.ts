import { jobs, kindOf, ownerOf } from '#resources/jobs/entity.ts'
import { JobFailure, type Plan } from '#resources/jobs/kind.ts'
import { planOf } from '#resources/jobs/plan-of.ts'
import { JOB_NEEDS, type JobProblem } from '#resources/jobs/rules.ts'
import { openJobThread } from '#resources/jobs/thread/open.ts'
import { isUnavailable } from '#server/database/failures/failures.ts'
import { databaseKind } from '#server/database/open.ts'
import { scopedRows } from '#server/entities/scoped-rows.ts'
import { later, pause, type Timer } from '#server/platform/turns.ts'
import type { Services } from '#server/services.ts'
import { findBackgroundOperator, type Operator } from '#server/sessions/operator.ts'
import { Problem } from '#shared/errors.ts'
import { isPermitted } from '#shared/permissions.ts'
import {
  begin,
  type Claimed,
  claimNext,
  fail,
  type Row,
  release,
  releaseAll,
  requireSurvival,
  saveStep,
} from './queue.ts'

/** How many jobs an instance runs at once. */
const MAX_AT_ONCE = 2
/** How often to look for jobs if no message announces one: those of an instance that has died. */
const LOOK_MS = 3_000
/** How often the progress of a job is announced. */
const ANNOUNCE_MS = 400

/** Runs the jobs of the queue. Returns a function that stops after the current steps, and gives running jobs back. */
export function startWorker({ db, bus, log }: Pick<Services, 'db' | 'bus' | 'log'>): () => Promise<void> {
  const running = new Map<string, { interrupt: AbortController; ended: Promise<void> }>()
  const thread = openJobThread()
  let isEnding = false
  let timer: Timer | undefined
  let looking: Promise<void> | null = null
  let isAsked = false
  const announced = new Map<string, number>()

  function announce({ id, account_id, state }: Row) {
    const isDue = Date.now() - (announced.get(id) ?? 0) >= ANNOUNCE_MS
    if (state === 'running' && !isDue) return
    announced.set(id, Date.now())
    bus.publish({ topic: 'rows', entity: jobs.name, ids: [id], sandboxId: null, accountId: account_id })
  }

  /** Claims jobs until the instance has enough to do, or there are no more. */
  async function claimAll() {
    while (isAsked) {
      // Set again by news that arrives meanwhile, which the queries below may have missed.
      isAsked = false
      while (!isEnding && running.size < MAX_AT_ONCE) {
        const job = await claimNext(db, crypto.randomUUID())
        if (!job) break
        const interrupt = new AbortController()
        const ended = run(job, interrupt.signal).finally(() => {
          running.delete(job.id)
          announced.delete(job.id)
          void look()
        })
        running.set(job.id, { interrupt, ended })
      }
    }
  }

  function look(): Promise<void> {
    isAsked = true
    looking ??= claimAll()
      .catch(error => log.debug({ error: String(error) }, 'could not look for jobs'))
      .finally(() => {
        looking = null
      })
    return looking
  }

  async function run(claimed: Claimed, interrupted: AbortSignal): Promise<void> {
    let job: Row | null = claimed
    announce(job)
    try {
      requireSurvival(claimed)
      const plan = await openPlan(claimed)
      let position: unknown = claimed.position === null ? null : JSON.parse(claimed.position)
      job = await begin(db, claimed, plan.total)
      while (job?.state === 'running') {
        announce(job)
        if (isEnding) return await release(db, claimed)
        requireNoPractice(job)
        await requireOperator(db, job)
        const step = await plan.next(position)
        position = step.position
        job = await saveStep(db, claimed, step)
        // Even without a pause, other requests get their turn: SQLite answers without one.
        if (job?.state === 'running') await pause(job.pause_ms, interrupted).catch(() => undefined)
      }
    } catch (error) {
      job = await giveUp(claimed, error)
    }
    if (job) announce(job)
  }

  async function openPlan(job: Row): Promise<Plan<unknown>> {
    const operator = await requireOperator(db, job)
    const context = { db, rows: scopedRows(db, operator), operator, thread, createdAt: job.created_at }
    return planOf(context, JSON.parse(job.input))
  }

  /** If the database is unavailable, the lease ends by itself, and the job continues from its checkpoint. */
  async function giveUp(job: Claimed, error: unknown): Promise<Row | null> {
    try {
      if (isEnding) await release(db, job)
      else if (!isUnavailable(error)) return await fail(db, job, problemOf(error))
    } catch (failure) {
      log.debug({ error: String(failure), job: job.id }, 'could not end a job')
    }
    return null
  }

  function problemOf(error: unknown): JobProblem {
    if (error instanceof JobFailure) return error.problem
    if (error instanceof Problem && error.code === 'sandbox-gone') return 'sandbox-gone'
    log.error({ error: error instanceof Error ? error.stack : String(error) }, 'a job failed')
    return 'internal'
  }

  /** A job was started, cancelled or retried, here or on another instance, or it has made progress. */
  async function handleNews(ids: readonly (string | number)[]) {
    const ours = ids.map(String).filter(id => running.has(id))
    if (ours.length > 0) {
      const rows = await db.selectFrom('job').select('id').where('id', 'in', ours).where('state', '=', 'cancelling')
      for (const { id } of await rows.execute()) running.get(id)?.interrupt.abort()
    }
    if (ours.length < ids.length) await look()
  }

  const unsubscribe = bus.subscribe(event => {
    if (event.topic === 'rows' && event.entity === jobs.name)
      void handleNews(event.ids).catch(error => log.debug({ error: String(error) }, 'missed news of jobs'))
  })
  async function lookRegularly() {
    await look()
    if (!isEnding) timer = later(() => void lookRegularly(), LOOK_MS)
  }
  const started = (databaseKind(db) === 'sqlite' ? releaseAll(db) : Promise.resolve())
    .catch(error => log.debug({ error: String(error) }, 'could not release jobs'))
    .then(lookRegularly)

  return async () => {
    isEnding = true
    unsubscribe()
    clearTimeout(timer)
    await started
    await looking
    for (const { interrupt } of running.values()) interrupt.abort()
    await Promise.allSettled([...running.values()].map(({ ended }) => ended))
    await thread.close()
  }
}

/** The operator of a job, who may have lost the permission since it began. Asked before each step. */
async function requireOperator(db: Services['db'], job: Row): Promise<Operator> {
  const { accountId, sandboxId } = ownerOf(job)
  const operator = await findBackgroundOperator(db, accountId, sandboxId)
  // Nobody holds a role in a sandbox that is gone.
  if (!operator || operator.roleId === null) throw new JobFailure(operator ? 'sandbox-gone' : 'not-permitted')
  if (!isPermitted(operator.permissions, JOB_NEEDS[kindOf(job)])) throw new JobFailure('not-permitted')
  return operator
}

/** Fails the first attempt where the operator asked for it. */
function requireNoPractice({ attempt, fail_at, done, total }: Row) {
  if (attempt === 1 && fail_at !== null && done >= ((total ?? 0) * fail_at) / 100) throw new JobFailure('practice')
}
