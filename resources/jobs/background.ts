import type { Background } from '#server/resources.ts'
import { ACTIVE_STATES } from './rules.ts'
import { startWorker } from './worker/worker.ts'

export const start: Background = services => {
  const { metrics, db } = services
  metrics?.gauge('strive_jobs', 'Jobs that have not ended, of all instances.', 'state', async () => {
    const count = db.fn.countAll<number>().as('count')
    const rows = await db
      .selectFrom('job')
      .select(['state', count])
      .where('state', 'in', ACTIVE_STATES)
      .groupBy('state')
      .execute()
    return Object.fromEntries(rows.map(row => [row.state, Number(row.count)]))
  })
  return startWorker(services)
}
