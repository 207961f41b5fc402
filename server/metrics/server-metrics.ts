import { poolOf } from '#server/database/open.ts'
import type { Services } from '#server/services.ts'
import { hashesWaiting } from '#server/sessions/hash-queue.ts'
import type { Metrics } from './metrics.ts'

/** Adds the numbers of the platform. Resources add their own (`background.ts`). */
export function addServerMetrics(metrics: Metrics, { db, live, traffic }: Omit<Services, 'endBackground'>): void {
  metrics.gauge('strive_database_connections', 'Connections to the database.', 'state', () => {
    const { size, idle } = poolOf(db)
    return { idle, busy: size - idle }
  })
  metrics.gauge('strive_live_connections', 'Open sockets and event streams.', 'channel', () =>
    Object.fromEntries(live.counts()),
  )
  metrics.gauge('strive_waiting', 'Lengths of the queues in this process.', 'queue', () => ({
    database: poolOf(db).waiting,
    'sign-in': hashesWaiting(),
    'traffic-log': traffic.waiting(),
  }))
}
