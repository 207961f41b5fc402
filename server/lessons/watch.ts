import type { Db } from '#server/database/open.ts'
import type { LiveBus } from '#server/live/bus.ts'
import type { Log } from '#server/log.ts'
import { findLessons } from './lessons.ts'
import { endpointsOf, keepProof, type Place, readProgress, readRows } from './progress.ts'

export type LessonWatch = { close(): Promise<void> }

/** A burst of requests is looked at once. */
const PAUSE_MS = 250

/**
 * Checks the open tasks of an operator whenever new requests of theirs stand in the traffic log, and keeps what is proven, so that a
 * proof does not depend on a console that is looking. Of several instances each looks, and one keeps.
 */
export function watchLessons({ db, bus, log }: { db: Db; bus: LiveBus; log: Log }): LessonWatch {
  const checkedTo = new Map<number, number>()
  /** The newest request of each operator that was heard of. */
  const newest = new Map<number, number>()
  const waiting = new Map<number, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()

  async function check(accountId: number, lastId: number) {
    // After a start all that stands in the log, which is no more than a ring.
    const from = checkedTo.get(accountId) ?? 0
    checkedTo.set(accountId, lastId)
    const fresh = await db
      .selectFrom('traffic')
      .select('endpoint')
      .distinct()
      .where('account_id', '=', accountId)
      .where('id', '>', from)
      .where('id', '<=', lastId)
      .execute()
    const open = await findOpen(db, accountId, new Set(fresh.map(({ endpoint }) => endpoint)))
    const progress = await readProgress(db, accountId, open)
    for (const [index, place] of open.entries()) {
      const reached = progress[index]
      if (!reached?.provenAt || !(await keepProof(db, accountId, place, reached))) continue
      bus.publish({ topic: 'task', accountId, page: place.page, task: place.task.id })
    }
  }

  const unsubscribe = bus.subscribe(event => {
    if (event.topic !== 'traffic') return
    const { accountId, lastId } = event
    newest.set(accountId, Math.max(lastId, newest.get(accountId) ?? 0))
    if (waiting.has(accountId)) return
    const timer = setTimeout(() => {
      waiting.delete(accountId)
      const work: Promise<void> = check(accountId, newest.get(accountId) ?? lastId)
        .catch(error => log.error({ error: String(error) }, 'the tasks of a lesson were not checked'))
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

/** The tasks that are not proven yet and that one of these endpoints may finish. */
async function findOpen(db: Db, accountId: number, endpoints: ReadonlySet<string>): Promise<Place[]> {
  const rows = await readRows(db, accountId)
  const proven = new Set(rows.filter(row => row.proven_at).map(row => `${row.page} ${row.task}`))
  return [...(await findLessons()).values()]
    .flatMap(({ page, tasks }) => tasks.map(task => ({ page, task })))
    .filter(({ page, task }) => !proven.has(`${page} ${task.id}`))
    .filter(({ task }) => {
      const last = endpointsOf(task.steps.slice(-1))
      return last === null || last.some(name => endpoints.has(name))
    })
}
