import type { LiveBus } from '#server/bus/bus.ts'
import { isOutage } from '#server/database/failures/failures.ts'
import type { Db } from '#server/database/open.ts'
import type { Log } from '#server/platform/log.ts'
import { nextTurn, type Timer } from '#server/platform/turns.ts'
import type { Lessons } from '#server/practice.ts'
import { findLessons } from './lessons.ts'
import {
  keepProof,
  mayBeLast,
  type Open,
  READ_AT_ONCE,
  readCandidates,
  readFinished,
  readGlimpses,
  readRows,
  type TaskKey,
} from './progress.ts'
import type { Glimpse, Seen } from './seen.ts'

/** How long a check waits, so that a burst of requests is checked once. */
const PAUSE_MS = 250

/**
 * Checks an operator's open tasks whenever their requests reach the traffic log, and stores proofs, so that a proof
 * doesn't depend on an open console. If several instances check, only one stores the proof.
 */
export function watchLessons({ db, bus, log }: { db: Db; bus: LiveBus; log: Log }): Lessons {
  const checkedTo = new Map<number, number>()
  /** The newest known request of each operator. */
  const newest = new Map<number, number>()
  const waiting = new Map<number, Timer>()
  const running = new Set<Promise<void>>()

  async function check(accountId: number, lastId: number) {
    // After a restart it checks the whole traffic log, whose size is limited.
    const fromId = checkedTo.get(accountId) ?? 0
    const fresh = await readGlimpses(db, accountId, fromId, lastId)
    for (const open of await findOpen(db, accountId, fresh)) {
      // All of them at once would hold up a transaction, and with it everyone who waits for it.
      await nextTurn()
      const candidates = await readCandidates(db, open, fresh)
      if (candidates.length === 0) continue
      const finished = await readFinished(db, open)
      const isChanged = finished ? await keepProof(db, open, finished) : await countTries(db, open, candidates)
      if (!isChanged) continue
      bus.publish({ topic: finished ? 'task' : 'tried', accountId, page: open.page, task: open.task.id })
    }
    checkedTo.set(accountId, lastId)
  }

  const unsubscribe = bus.subscribe(event => {
    if (event.topic !== 'traffic') return
    const { accountId, lastId } = event
    newest.set(accountId, Math.max(lastId, newest.get(accountId) ?? 0))
    if (waiting.has(accountId)) return
    const timer = setTimeout(() => {
      waiting.delete(accountId)
      const work: Promise<void> = check(accountId, newest.get(accountId) ?? lastId)
        .catch(error => {
          if (!isOutage(error)) log.error({ error: String(error) }, 'could not check the tasks of a lesson')
        })
        .finally(() => running.delete(work))
      running.add(work)
    }, PAUSE_MS)
    waiting.set(accountId, timer)
  })

  return {
    async close() {
      unsubscribe()
      for (const timer of waiting.values()) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}

/**
 * The unproven tasks that one of these requests could complete. Most requests complete none, so that is decided before
 * anything else is read.
 */
async function findOpen(db: Db, accountId: number, fresh: readonly Glimpse[]): Promise<Open[]> {
  const possible: TaskKey[] = []
  for (const { page, tasks } of (await findLessons()).values()) {
    // So many requests take a while for each page.
    if (fresh.length >= READ_AT_ONCE) await nextTurn()
    for (const task of tasks) if (fresh.some(one => mayBeLast(task, one))) possible.push({ page, task })
  }
  if (possible.length === 0) return []
  const rows = await readRows(db, accountId)
  return possible.flatMap(place => {
    const row = rows.find(one => one.page === place.page && one.task === place.task.id)
    return row?.proven_at ? [] : [{ ...place, accountId, afterId: row?.after_id ?? 0 }]
  })
}

/**
 * Counts requests that could have completed a task and did not, if they came from its page. Each counts once, although
 * every instance checks it. Returns whether there were any.
 */
async function countTries(db: Db, { accountId, page, task }: Open, seen: readonly Seen[]): Promise<boolean> {
  const key = { account_id: accountId, page, task: task.id }
  for (;;) {
    const known = await db
      .selectFrom('task_attempt')
      .selectAll()
      .where(row => row.and(key))
      .executeTakeFirst()
    const tries = seen.filter(one => one.page === page && one.id > (known?.last_id ?? 0))
    const [first, last] = [tries[0], tries.at(-1)]
    if (!first || !last) return false
    const counted = { last_at: new Date(last.atMs).toISOString(), last_id: last.id }
    if (!known) {
      const row = { ...key, ...counted, tries: tries.length, first_at: new Date(first.atMs).toISOString() }
      const insert = db.insertInto('task_attempt').values(row)
      const { numInsertedOrUpdatedRows } = await insert
        .onConflict(conflict => conflict.columns(['account_id', 'page', 'task']).doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows) return true
    } else {
      const { numUpdatedRows } = await db
        .updateTable('task_attempt')
        .set({ ...counted, tries: known.tries + tries.length })
        .where(row => row.and({ ...key, last_id: known.last_id }))
        .executeTakeFirst()
      if (numUpdatedRows) return true
    }
    // Another instance has counted meanwhile.
  }
}
